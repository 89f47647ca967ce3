import './YawarakaComment.ts';
import './DaredemoComment.ts';
import './receivedComments.ts';
import './mutations.ts';
import './deleteComments.ts';
import './handleComments.ts';
import './commentSetting.ts';
import './desk.ts';
