import { afford } from './afford.ts';
import { agreements } from './agreements.ts';
import type { Answerer, Explained, Kind } from './answerer.ts';
import { average } from './average.ts';
import { breakdown } from './breakdown.ts';
import { budget } from './budget.ts';
import { budgetMark } from './budget-mark.ts';
import { busiestDays } from './busiest-days.ts';
import { closestToBudget } from './closest-to-budget.ts';
import { compare } from './compare.ts';
import { compareMonths } from './compare-months.ts';
import { compareQuotes } from './compare-quotes.ts';
import { compareSides } from './compare-sides.ts';
import { compareThings, sumThings } from './compare-things.ts';
import { compareTimes } from './compare-times.ts';
import { compareTurns } from './compare-turns.ts';
import { contractorDetails } from './contractor-details.ts';
import { contractorPayments } from './contractor-payments.ts';
import { contractorsAndStores } from './contractors-and-stores.ts';
import { contractorsWithout } from './contractors-without.ts';
import { described } from './described.ts';
import { due } from './due.ts';
import { expected } from './expected.ts';
import { expenseCount } from './expense-count.ts';
import { expenseField } from './expense-field.ts';
import { expenseList } from './expense-list.ts';
import { extremes } from './extremes.ts';
import { forecast } from './forecast.ts';
import { hoursAtRate } from './hours-at-rate.ts';
import { leftBesideReserve } from './left-beside-reserve.ts';
import { leftThen } from './left-then.ts';
import { lineCover } from './line-cover.ts';
import { linesLeft } from './lines-left.ts';
import { linesOver } from './lines-over.ts';
import { linesUntouched } from './lines-untouched.ts';
import { milestoneInOrder } from './milestone-in-order.ts';
import { milestoneOrder } from './milestone-order.ts';
import { milestones } from './milestones.ts';
import { milestonesByProject } from './milestones-by-project.ts';
import { milestonesOfKind } from './milestones-of-kind.ts';
import { namedMilestone } from './named-milestone.ts';
import { narrowed } from './narrowed.ts';
import { netOfReturn } from './net-of-return.ts';
import { offerAgainstPlan } from './offer-against-plan.ts';
import { onAllOfThem } from './on-all-of-them.ts';
import { onSeveralProjects } from './on-several-projects.ts';
import { overBudget } from './over-budget.ts';
import { overview } from './overview.ts';
import { owed } from './owed.ts';
import { percent } from './percent.ts';
import { planPart } from './plan-part.ts';
import { planStanding } from './plan-standing.ts';
import { projects } from './projects.ts';
import { quoted } from './quoted.ts';
import { records } from './records.ts';
import { refunds } from './refunds.ts';
import { remaining } from './remaining.ts';
import { reserve } from './reserve.ts';
import { reserveCover } from './reserve-cover.ts';
import { rooms } from './rooms.ts';
import { spending } from './spending.ts';
import { spentAndBills } from './spent-and-bills.ts';
import { spokenMilestone } from './spoken-milestone.ts';
import { sumListed } from './sum-listed.ts';
import { supposedBudget } from './supposed-budget.ts';
import { supposedPace } from './supposed-pace.ts';
import { supposedPrice } from './supposed-price.ts';
import { supposedRecord } from './supposed-record.ts';
import { tax } from './tax.ts';
import { plannedTitle, titled } from './titled.ts';
import { whatIf } from './what-if.ts';
import { whichFirst } from './which-first.ts';

export const RECORDS = 'quotes, papers, change orders, bills and people';

export const SUM_OF_TWO = 'the sum of two things';
export const SUM_OF_LIST = 'the sum of several things';

const MONEY = 'spend expense howMuch list charge';
/** All that narrows down a typed query of the expenses. */
const FILTERS = '@category @method @period @bound @contractor @project @room @exclusions @missing';

const COMPARED = `compare most least pricey contractor perContractor when count list ${MONEY} ${FILTERS} @other @rest @howMany`;

/** `lead`: how far it is ahead of others from the start, because its own patterns are narrow. */
const kind = (answerer: Answerer, title: string, explains: string, lead = 0): Kind => ({
  ...{ answerer, title, lead },
  explains: new Set(explains.split(' ') as Explained[]),
});

/**
 * The answers from the user's own figures. Each says what of a question it explains. The first one
 * that explains all that the question wants to know answers, unless another one explains clearly more
 * (`candidates.ts`). To add a kind of question, add a file and a line here.
 */
export const kinds: readonly Kind[] = [
  kind(
    milestonesByProject,
    'the milestones of each project',
    'project perProject most least count list compare done open left overdue milestone task next finish due who @rest @howMany',
    9,
  ),
  kind(
    milestonesOfKind,
    'milestones of a category',
    'when done overdue milestone open left finish next task due list count category latest earliest past expense most @category @project @period @rest',
    9,
  ),
  kind(
    milestoneInOrder,
    'a milestone by its place',
    'when done overdue milestone open left finish next task due list count latest earliest past most least expense @category @project @period @rest @howMany',
    9,
  ),
  kind(
    spokenMilestone,
    'a milestone by its name',
    'when done overdue milestone open left finish next task due list count latest earliest overview past expense average percent advice forecast limit howMuch overBudget start @category @contractor @project @period @other @rest',
    9,
  ),
  kind(
    described,
    'an expense by its description',
    `when who receipt perMethod category perProject perContractor contractor project bill done
    compare most least pricey ${MONEY} ${FILTERS} @other @howMany`.replace(/\s+/g, ' '),
    9,
  ),
  kind(
    hoursAtRate,
    'hours at the rate of a contractor',
    `rate contractor who may forecast count afford latest ${MONEY} @contractor @amount @howMany @rest`,
    9,
  ),
  kind(
    contractorsAndStores,
    'what went to contractors and what to others',
    `who compare most contractor perContractor ${MONEY} ${FILTERS} @other @rest`,
    9,
  ),
  kind(
    onAllOfThem,
    'who worked on several projects',
    `who contractor perContractor perProject project done count ${MONEY} @project @period @howMany @rest`,
    9,
  ),
  kind(
    onSeveralProjects,
    'who worked on several projects',
    `who contractor perContractor perProject project done count most compare open ${MONEY} @period @howMany @bound @amount @rest`,
    9,
  ),
  kind(
    contractorsWithout,
    'contractors without a record',
    `who contractor perContractor agreement open left count compare rate ${MONEY} @project @missing @rest`,
    9,
  ),
  kind(quoted, 'a search for these words', `receipt ${MONEY} ${FILTERS} @rest`, 9),
  kind(
    compareQuotes,
    'a comparison of quotes',
    `who compare most least pricey list left contractor perContractor project charge afford may ${MONEY} ${FILTERS} @other @rest`,
    9,
  ),
  kind(compareTurns, 'one payment against another', `bill latest earliest past ${COMPARED}`, 9),
  kind(compareMonths, 'a comparison month by month', `perMonth project perProject ${COMPARED}`, 9),
  kind(
    compareSides,
    'a comparison of two things with their own places',
    `who contractor when category perContractor perProject past compare most least pricey ${MONEY} ${FILTERS} @other @rest`,
    9,
  ),
  kind(
    milestoneOrder,
    'which of two milestones comes first',
    'when done overdue milestone next task due list count earliest latest compare most open left finish who past expense @category @project @period @other @rest',
    9,
  ),
  kind(
    whichFirst,
    'which of two things came first',
    `when earliest latest compare done ${MONEY} ${FILTERS} @rest`,
    3,
  ),
  kind(
    supposedBudget,
    'what another budget would leave',
    `afford left budget overBudget forecast expected compare open may most done past finish limit percent latest
    pricey ${MONEY} @amount @bound @period @project @rest @category`.replace(/\s+/g, ' '),
    9,
  ),
  kind(
    offerAgainstPlan,
    'a quote or an agreement against the plan',
    `agreement budget expected overBudget lines rooms compare most least pricey who contractor rate done milestone
    left open next ${MONEY} @contractor @project @category @rest`.replace(/\s+/g, ' '),
    9,
  ),
  kind(
    budgetMark,
    'how far it is to a part of the budget',
    'percent budget left spend overBudget howMuch past compare limit @percent @project',
    9,
  ),
  kind(
    supposedPace,
    'how long the money lasts at a pace that is supposed',
    `latest forecast left budget when count rate perMonth average ${MONEY} @amount @project`,
    9,
  ),
  kind(
    supposedPrice,
    'what another price would leave',
    `afford left budget overBudget forecast expected compare open may most latest pricey due bill agreement lines
    done rate contractor charge ${MONEY} @amount @contractor @project @rest @category`.replace(
      /\s+/g,
      ' ',
    ),
    9,
  ),
  kind(
    closestToBudget,
    'which project came closest to its budget',
    'budget percent most least list perProject project compare spend finish done overBudget who @project @rest',
    9,
  ),
  kind(
    reserveCover,
    'what the reserve covers',
    `reserve afford overBudget budget left open due bill owe count expected forecast lines may ${MONEY} project @project`,
    9,
  ),
  kind(
    supposedRecord,
    'what a bill, a change or a part of the plan would leave',
    `afford left budget overBudget overdue forecast expected compare open may latest earliest milestone done due
    bill agreement most least next owe past who lines count ${MONEY} @amount @contractor @project @category @rest`.replace(
      /\s+/g,
      ' ',
    ),
    9,
  ),
  kind(
    lineCover,
    'whether a line of the plan covers a price',
    `afford left budget overBudget forecast expected compare open may lines pricey done most ${MONEY} @amount @project
    @category @contractor @rest`.replace(/\s+/g, ' '),
    12,
  ),
  kind(
    whatIf,
    'what would be left',
    `afford left budget overBudget overdue percent forecast compare open may latest earliest milestone
    done due bill agreement receipt most least next owe past who pricey rate lines ${MONEY} ${FILTERS}
    @amount @rest @howMany`.replace(/\s+/g, ' '),
    9,
  ),
  kind(
    leftThen,
    'what was left at a date',
    'left open budget overBudget howMuch spend list may past perProject project earliest latest when @amount @period @project',
    3,
  ),
  kind(
    leftBesideReserve,
    'what is left beside the reserve',
    `left open budget reserve afford may count owe ${MONEY} project @project @rest @exclusions`,
    3,
  ),
  kind(
    spentAndBills,
    'spending and open bills together',
    `bill due owe open most compare overdue next ${MONEY} project @project`,
    9,
  ),
  kind(
    linesUntouched,
    'lines of the plan without spending',
    `left lines open budget list done past percent count rooms receipt ${MONEY} project @project @missing @rest`,
    9,
  ),
  kind(
    linesLeft,
    'what is left on the lines of the plan',
    `left most least list lines open budget compare ${MONEY} project @project`,
    9,
  ),
  kind(
    planPart,
    'a room or a line of the plan',
    'howMuch spend list count left open lines rooms budget expected overBudget compare percent most milestone done charge @category @contractor @project @rest',
    1,
  ),
  kind(
    namedMilestone,
    'a milestone by its name',
    'when done overdue milestone open left finish next task due list count latest overview average @category @contractor @project @period @other @rest',
    1,
  ),
  kind(
    tax,
    'the tax record',
    `tax may open left category count percent ${MONEY} @period @project @category @rest`,
    3,
  ),
  kind(
    planStanding,
    'how a part of the plan stands',
    'owe due overBudget budget left lines rooms expected forecast compare percent howMuch spend expense done open @category @contractor @project @rest',
    1,
  ),
  kind(
    records,
    RECORDS,
    `earliest percent expected overBudget project perContractor perProject rooms reserve done pricey forecast receipt charge @category list count who when most least compare due bill overdue next open agreement expense owe howMuch spend
    contractor left category milestone rate lines budget @amount @bound @contractor @project @period @exclusions @missing @rest`.replace(
      /\s+/g,
      ' ',
    ),
    2,
  ),
  kind(
    netOfReturn,
    'what something cost after a return',
    `receipt latest forecast expected ${MONEY} ${FILTERS} @rest`,
    3,
  ),
  kind(
    refunds,
    'refunds',
    `receipt @rest ${MONEY} when count most least latest earliest pricey perProject ${FILTERS}`,
    3,
  ),
  kind(
    narrowed,
    'expenses with something left out or missing',
    `receipt ${MONEY} count average most least latest earliest contractor ${FILTERS} @missing @exclusions @rest`,
  ),
  kind(
    expenseField,
    'a detail of an expense',
    `earliest receipt perMonth @missing ${MONEY} when who perMethod category perProject perContractor contractor project latest bill most
    least ${FILTERS} @amount @other @rest`.replace(/\s+/g, ' '),
    1,
  ),
  kind(
    plannedTitle,
    'what was planned for it',
    'howMuch list budget expected @category @contractor @project @rest',
  ),
  kind(
    titled,
    'a bill, an agreement or a line of the plan',
    'howMuch when due bill expense charge milestone overdue done open agreement spend list budget expected overBudget @contractor @project @rest',
  ),
  kind(sumListed, SUM_OF_LIST, `done receipt ${MONEY} ${FILTERS} @rest`, 5),
  kind(sumThings, SUM_OF_TWO, `done receipt ${MONEY} ${FILTERS} @rest`, 5),
  kind(
    compareThings,
    'a comparison of two things',
    `compare most least pricey ${MONEY} ${FILTERS} @rest`,
    2,
  ),
  kind(
    compareTimes,
    'one thing at two times',
    `bill compare most least pricey perMonth ${MONEY} ${FILTERS} @other @rest`,
    2,
  ),
  kind(
    compare,
    'a comparison',
    `left open budget percent compare most least pricey rate who contractor project perProject perContractor perMethod perMonth
    category count ${MONEY} ${FILTERS} @other`.replace(/\s+/g, ' '),
  ),
  kind(
    agreements,
    'agreements',
    'who contractor open owe agreement when left howMuch list count spend percent @contractor @project @rest',
    1,
  ),
  kind(reserve, 'the reserve', 'open reserve left howMuch budget list @project @rest', 1),
  kind(
    linesOver,
    'what goes over in the plan',
    'howMuch count spend lines rooms overBudget forecast list most budget expected @project @rest',
    1,
  ),
  kind(
    rooms,
    'the plan by room',
    'rooms milestone howMuch list spend expected budget most @project',
    1,
  ),
  kind(
    expected,
    'what it costs in the end',
    'when finish expense expected forecast most overBudget howMuch spend budget project done compare @project',
    1,
  ),
  kind(
    owed,
    'what you still owe',
    'agreement charge when owe most howMuch left due bill spend expense who @category @contractor @project @period @rest',
  ),
  kind(
    contractorPayments,
    'payments by contractor',
    `count compare @missing perContractor notPaid contractor who most least pricey ${MONEY} @period @project @category @method @rest`,
  ),
  kind(
    contractorDetails,
    'a contractor’s details',
    'perContractor latest @rest howMuch spend pricey contractor who phone number email contact rate charge most least count list @contractor @missing @project',
  ),
  kind(
    forecast,
    'where the spending goes at this pace',
    'latest rate forecast budget left howMuch spend when perMonth average finish done compare @project @rest',
    1,
  ),
  kind(
    afford,
    'whether it fits the budget',
    'afford left budget howMuch spend overBudget expense compare open list may @amount @contractor @project @rest',
    2,
  ),
  kind(
    overBudget,
    'whether the budget holds',
    'forecast percent spend overBudget budget howMuch perProject project list left @project',
  ),
  kind(
    due,
    'what is due',
    'who due bill milestone spend expense howMuch when next list overdue owe @period @contractor @project',
  ),
  kind(
    milestones,
    'milestones',
    'perProject compare percent most @missing milestone overdue next done undated open when finish list count task due latest left earliest @period @project @howMany @rest',
  ),
  kind(
    percent,
    'a share',
    `percent budget left overBudget category perProject project most least ${MONEY} ${FILTERS} @percent`,
    1,
  ),
  kind(
    busiestDays,
    'the day or the week with the most',
    `most least pricey count when ${MONEY} ${FILTERS} @rest`,
    9,
  ),
  kind(average, 'an average', `average perMonth count bill ${MONEY} ${FILTERS} @rest`, 1),
  kind(
    breakdown,
    'the spending split up',
    `left open budget category perMonth perMethod perProject perContractor project most least pricey contractor who when
    ${MONEY} ${FILTERS} @rest`.replace(/\s+/g, ' '),
  ),
  kind(
    remaining,
    'what is left',
    'perProject afford limit open list most least left budget howMuch spend expense charge due bill project @project @category @exclusions',
  ),
  kind(
    extremes,
    'the largest, smallest or latest expenses',
    `most least pricey latest earliest when who contractor perContractor ${MONEY} ${FILTERS} @howMany @rest`,
  ),
  kind(expenseCount, 'how many expenses', `receipt bill count ${MONEY} ${FILTERS} @rest`),
  kind(
    expenseList,
    'a list of expenses',
    `receipt done ${MONEY} who when ${FILTERS} @rest @howMany`,
  ),
  kind(
    budget,
    'the budget',
    'perProject most least spend compare project budget howMuch list left @project',
  ),
  kind(projects, 'your projects', 'list project start when count @project'),
  kind(overview, 'how it is going', 'list when spend overview project budget left @project'),
  kind(spending, 'what was spent', `bill done ${MONEY} project contractor ${FILTERS} @rest`),
];
