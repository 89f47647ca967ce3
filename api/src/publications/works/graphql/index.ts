import './Work.ts';
import './details.ts';
import './lists.ts';
import './mutations.ts';
import './ownWorks.ts';
import './worksOfSite.ts';
