import { guideQuestions } from './guide.ts';
import { guideInDetailQuestions } from './guide-in-detail.ts';
import { milestoneQuestions } from './milestones.ts';
import { moneyQuestions } from './money.ts';
import { moreGuideQuestions } from './more-guide.ts';
import { morePeopleQuestions } from './more-people.ts';
import { outsideQuestions } from './outside.ts';
import { peopleQuestions } from './people.ts';
import { peopleAndDatesQuestions } from './people-and-dates.ts';
import { plainlyAskedQuestions } from './plainly-asked.ts';
import { quotedAndToldQuestions } from './quoted-and-told.ts';
import { talkQuestions } from './talks.ts';
import { thingAndWorkerQuestions } from './things-and-workers.ts';
import { turnQuestions } from './turns.ts';
import { viewQuestions } from './views.ts';
import { whatIfQuestions } from './what-ifs.ts';

/**
 * Questions that the assistant must answer about the household in `testing/household.ts` on
 * June 18, 2026. The figures were added up by hand and by another program, not by the assistant.
 *
 * Each row has a question, then the texts that the answer must contain, or with `!` must not
 * contain. `>>` separates the messages of a conversation; the test checks the last answer. A line
 * with `#` sets the open project (or `none`), or puts the account on the free plan.
 */
export const questionSet: readonly string[] = [
  moneyQuestions,
  viewQuestions,
  guideQuestions,
  moreGuideQuestions,
  guideInDetailQuestions,
  outsideQuestions,
  peopleQuestions,
  morePeopleQuestions,
  peopleAndDatesQuestions,
  milestoneQuestions,
  turnQuestions,
  talkQuestions,
  whatIfQuestions,
  thingAndWorkerQuestions,
  quotedAndToldQuestions,
  plainlyAskedQuestions,
];
