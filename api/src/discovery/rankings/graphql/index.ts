import './Ranking.ts';
import './WorkRanking.ts';
import './hotLists.ts';
