import './Contest.ts';
import './features.ts';
import './news.ts';
import './sellingNewEpisodes.ts';
import './tagLists.ts';
import './themes.ts';
