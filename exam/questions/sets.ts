import { eighteenthHousehold } from './households/eighteenth.ts';
import { eighthHousehold } from './households/eighth.ts';
import { eightiethHousehold } from './households/eightieth.ts';
import { eightyEighthHousehold } from './households/eighty-eighth.ts';
import { eightyFifthHousehold } from './households/eighty-fifth.ts';
import { eightyFirstHousehold } from './households/eighty-first.ts';
import { eightyFourthHousehold } from './households/eighty-fourth.ts';
import { eightyNinthHousehold } from './households/eighty-ninth.ts';
import { eightySecondHousehold } from './households/eighty-second.ts';
import { eightySeventhHousehold } from './households/eighty-seventh.ts';
import { eightySixthHousehold } from './households/eighty-sixth.ts';
import { eightyThirdHousehold } from './households/eighty-third.ts';
import { eleventhHousehold } from './households/eleventh.ts';
import { fifteenthHousehold } from './households/fifteenth.ts';
import { fifthHousehold } from './households/fifth.ts';
import { fiftiethHousehold } from './households/fiftieth.ts';
import { fiftyEighthHousehold } from './households/fifty-eighth.ts';
import { fiftyFifthHousehold } from './households/fifty-fifth.ts';
import { fiftyFirstHousehold } from './households/fifty-first.ts';
import { fiftyFourthHousehold } from './households/fifty-fourth.ts';
import { fiftyNinthHousehold } from './households/fifty-ninth.ts';
import { fiftySecondHousehold } from './households/fifty-second.ts';
import { fiftySeventhHousehold } from './households/fifty-seventh.ts';
import { fiftySixthHousehold } from './households/fifty-sixth.ts';
import { fiftyThirdHousehold } from './households/fifty-third.ts';
import { firstHousehold } from './households/first.ts';
import { fortiethHousehold } from './households/fortieth.ts';
import { fortyEighthHousehold } from './households/forty-eighth.ts';
import { fortyFifthHousehold } from './households/forty-fifth.ts';
import { fortyFirstHousehold } from './households/forty-first.ts';
import { fortyFourthHousehold } from './households/forty-fourth.ts';
import { fortyNinthHousehold } from './households/forty-ninth.ts';
import { fortySecondHousehold } from './households/forty-second.ts';
import { fortySeventhHousehold } from './households/forty-seventh.ts';
import { fortySixthHousehold } from './households/forty-sixth.ts';
import { fortyThirdHousehold } from './households/forty-third.ts';
import { fourteenthHousehold } from './households/fourteenth.ts';
import { fourthHousehold } from './households/fourth.ts';
import type { Household } from './households/household.ts';
import { hundredFirstHousehold } from './households/hundred-first.ts';
import { hundredthHousehold } from './households/hundredth.ts';
import { nineteenthHousehold } from './households/nineteenth.ts';
import { ninetiethHousehold } from './households/ninetieth.ts';
import { ninetyEighthHousehold } from './households/ninety-eighth.ts';
import { ninetyFifthHousehold } from './households/ninety-fifth.ts';
import { ninetyFirstHousehold } from './households/ninety-first.ts';
import { ninetyFourthHousehold } from './households/ninety-fourth.ts';
import { ninetyNinthHousehold } from './households/ninety-ninth.ts';
import { ninetySecondHousehold } from './households/ninety-second.ts';
import { ninetySeventhHousehold } from './households/ninety-seventh.ts';
import { ninetySixthHousehold } from './households/ninety-sixth.ts';
import { ninetyThirdHousehold } from './households/ninety-third.ts';
import { ninthHousehold } from './households/ninth.ts';
import { secondHousehold } from './households/second.ts';
import { seventeenthHousehold } from './households/seventeenth.ts';
import { seventhHousehold } from './households/seventh.ts';
import { seventiethHousehold } from './households/seventieth.ts';
import { seventyEighthHousehold } from './households/seventy-eighth.ts';
import { seventyFifthHousehold } from './households/seventy-fifth.ts';
import { seventyFirstHousehold } from './households/seventy-first.ts';
import { seventyFourthHousehold } from './households/seventy-fourth.ts';
import { seventyNinthHousehold } from './households/seventy-ninth.ts';
import { seventySecondHousehold } from './households/seventy-second.ts';
import { seventySeventhHousehold } from './households/seventy-seventh.ts';
import { seventySixthHousehold } from './households/seventy-sixth.ts';
import { seventyThirdHousehold } from './households/seventy-third.ts';
import { sixteenthHousehold } from './households/sixteenth.ts';
import { sixthHousehold } from './households/sixth.ts';
import { sixtiethHousehold } from './households/sixtieth.ts';
import { sixtyEighthHousehold } from './households/sixty-eighth.ts';
import { sixtyFirstHousehold } from './households/sixty-first.ts';
import { sixtyFourthHousehold } from './households/sixty-fourth.ts';
import { sixtyNinthHousehold } from './households/sixty-ninth.ts';
import { sixtySecondHousehold } from './households/sixty-second.ts';
import { sixtyThirdHousehold } from './households/sixty-third.ts';
import { tenthHousehold } from './households/tenth.ts';
import { thirdHousehold } from './households/third.ts';
import { thirteenthHousehold } from './households/thirteenth.ts';
import { thirtiethHousehold } from './households/thirtieth.ts';
import { thirtyEighthHousehold } from './households/thirty-eighth.ts';
import { thirtyFifthHousehold } from './households/thirty-fifth.ts';
import { thirtyFirstHousehold } from './households/thirty-first.ts';
import { thirtyFourthHousehold } from './households/thirty-fourth.ts';
import { thirtyNinthHousehold } from './households/thirty-ninth.ts';
import { thirtySecondHousehold } from './households/thirty-second.ts';
import { thirtySeventhHousehold } from './households/thirty-seventh.ts';
import { thirtySixthHousehold } from './households/thirty-sixth.ts';
import { thirtyThirdHousehold } from './households/thirty-third.ts';
import { twelfthHousehold } from './households/twelfth.ts';
import { twentiethHousehold } from './households/twentieth.ts';
import { twentyEighthHousehold } from './households/twenty-eighth.ts';
import { twentyFifthHousehold } from './households/twenty-fifth.ts';
import { twentyFirstHousehold } from './households/twenty-first.ts';
import { twentyFourthHousehold } from './households/twenty-fourth.ts';
import { twentyNinthHousehold } from './households/twenty-ninth.ts';
import { twentySecondHousehold } from './households/twenty-second.ts';
import { twentySeventhHousehold } from './households/twenty-seventh.ts';
import { twentySixthHousehold } from './households/twenty-sixth.ts';
import { twentyThirdHousehold } from './households/twenty-third.ts';
import { heldOut } from './lists/held-out.ts';
import { heldOutEighty } from './lists/held-out-eighty.ts';
import { heldOutEightySeven } from './lists/held-out-eighty-seven.ts';
import { heldOutEightySix } from './lists/held-out-eighty-six.ts';
import { heldOutEightyThree } from './lists/held-out-eighty-three.ts';
import { heldOutFiftyFour } from './lists/held-out-fifty-four.ts';
import { heldOutFiftyNine } from './lists/held-out-fifty-nine.ts';
import { heldOutFiftyThree } from './lists/held-out-fifty-three.ts';
import { heldOutFortySeven } from './lists/held-out-forty-seven.ts';
import { heldOutFortySix } from './lists/held-out-forty-six.ts';
import { heldOutFour } from './lists/held-out-four.ts';
import { heldOutHundred } from './lists/held-out-hundred.ts';
import { heldOutHundredEleven } from './lists/held-out-hundred-eleven.ts';
import { heldOutHundredFive } from './lists/held-out-hundred-five.ts';
import { heldOutHundredNine } from './lists/held-out-hundred-nine.ts';
import { heldOutHundredOne } from './lists/held-out-hundred-one.ts';
import { heldOutHundredSeven } from './lists/held-out-hundred-seven.ts';
import { heldOutHundredThirtyFour } from './lists/held-out-hundred-thirty-four.ts';
import { heldOutHundredThirtyThree } from './lists/held-out-hundred-thirty-three.ts';
import { heldOutHundredThree } from './lists/held-out-hundred-three.ts';
import { heldOutHundredTwentyFive } from './lists/held-out-hundred-twenty-five.ts';
import { heldOutHundredTwentyNine } from './lists/held-out-hundred-twenty-nine.ts';
import { heldOutHundredTwo } from './lists/held-out-hundred-two.ts';
import { heldOutNine } from './lists/held-out-nine.ts';
import { heldOutNinetyFive } from './lists/held-out-ninety-five.ts';
import { heldOutNinetyFour } from './lists/held-out-ninety-four.ts';
import { heldOutNinetyThree } from './lists/held-out-ninety-three.ts';
import { heldOutSeventeen } from './lists/held-out-seventeen.ts';
import { heldOutSeventy } from './lists/held-out-seventy.ts';
import { heldOutSeventyEight } from './lists/held-out-seventy-eight.ts';
import { heldOutSeventyFour } from './lists/held-out-seventy-four.ts';
import { heldOutSeventyNine } from './lists/held-out-seventy-nine.ts';
import { heldOutSeventySeven } from './lists/held-out-seventy-seven.ts';
import { heldOutSix } from './lists/held-out-six.ts';
import { heldOutSixty } from './lists/held-out-sixty.ts';
import { heldOutSixtyFour } from './lists/held-out-sixty-four.ts';
import { heldOutSixtyNine } from './lists/held-out-sixty-nine.ts';
import { heldOutSixtySeven } from './lists/held-out-sixty-seven.ts';
import { heldOutSixtySix } from './lists/held-out-sixty-six.ts';
import { heldOutSixtyTwo } from './lists/held-out-sixty-two.ts';
import { heldOutThirty } from './lists/held-out-thirty.ts';
import { heldOutThirtySeven } from './lists/held-out-thirty-seven.ts';
import { heldOutThirtyThree } from './lists/held-out-thirty-three.ts';
import { heldOutTwentyNine } from './lists/held-out-twenty-nine.ts';
import { heldOutTwentySix } from './lists/held-out-twenty-six.ts';
import { heldOutTwentyThree } from './lists/held-out-twenty-three.ts';
import { practice } from './lists/practice.ts';
import { practiceEight } from './lists/practice-eight.ts';
import { practiceEighteen } from './lists/practice-eighteen.ts';
import { practiceEightyOne } from './lists/practice-eighty-one.ts';
import { practiceEleven } from './lists/practice-eleven.ts';
import { practiceFifteen } from './lists/practice-fifteen.ts';
import { practiceFifty } from './lists/practice-fifty.ts';
import { practiceFiftyEight } from './lists/practice-fifty-eight.ts';
import { practiceFiftySeven } from './lists/practice-fifty-seven.ts';
import { practiceFiftySix } from './lists/practice-fifty-six.ts';
import { practiceFiftyTwo } from './lists/practice-fifty-two.ts';
import { practiceFive } from './lists/practice-five.ts';
import { practiceForty } from './lists/practice-forty.ts';
import { practiceFortyEight } from './lists/practice-forty-eight.ts';
import { practiceFortyOne } from './lists/practice-forty-one.ts';
import { practiceFortyThree } from './lists/practice-forty-three.ts';
import { practiceFortyTwo } from './lists/practice-forty-two.ts';
import { practiceFour } from './lists/practice-four.ts';
import { practiceFourteen } from './lists/practice-fourteen.ts';
import { practiceHundredEight } from './lists/practice-hundred-eight.ts';
import { practiceHundredEighteen } from './lists/practice-hundred-eighteen.ts';
import { practiceHundredFifteen } from './lists/practice-hundred-fifteen.ts';
import { practiceHundredFour } from './lists/practice-hundred-four.ts';
import { practiceHundredFourteen } from './lists/practice-hundred-fourteen.ts';
import { practiceHundredNineteen } from './lists/practice-hundred-nineteen.ts';
import { practiceHundredSeventeen } from './lists/practice-hundred-seventeen.ts';
import { practiceHundredSix } from './lists/practice-hundred-six.ts';
import { practiceHundredSixteen } from './lists/practice-hundred-sixteen.ts';
import { practiceHundredTen } from './lists/practice-hundred-ten.ts';
import { practiceHundredThirteen } from './lists/practice-hundred-thirteen.ts';
import { practiceHundredThirty } from './lists/practice-hundred-thirty.ts';
import { practiceHundredThirtyOne } from './lists/practice-hundred-thirty-one.ts';
import { practiceHundredThirtyTwo } from './lists/practice-hundred-thirty-two.ts';
import { practiceHundredTwelve } from './lists/practice-hundred-twelve.ts';
import { practiceHundredTwenty } from './lists/practice-hundred-twenty.ts';
import { practiceHundredTwentyEight } from './lists/practice-hundred-twenty-eight.ts';
import { practiceHundredTwentyFour } from './lists/practice-hundred-twenty-four.ts';
import { practiceHundredTwentyOne } from './lists/practice-hundred-twenty-one.ts';
import { practiceHundredTwentySeven } from './lists/practice-hundred-twenty-seven.ts';
import { practiceHundredTwentySix } from './lists/practice-hundred-twenty-six.ts';
import { practiceHundredTwentyThree } from './lists/practice-hundred-twenty-three.ts';
import { practiceHundredTwentyTwo } from './lists/practice-hundred-twenty-two.ts';
import { practiceLater } from './lists/practice-later.ts';
import { practiceNineteen } from './lists/practice-nineteen.ts';
import { practiceNinetyEight } from './lists/practice-ninety-eight.ts';
import { practiceNinetyNine } from './lists/practice-ninety-nine.ts';
import { practiceNinetyOne } from './lists/practice-ninety-one.ts';
import { practiceNinetySeven } from './lists/practice-ninety-seven.ts';
import { practiceNinetySix } from './lists/practice-ninety-six.ts';
import { practiceNinetyTwo } from './lists/practice-ninety-two.ts';
import { practiceSeven } from './lists/practice-seven.ts';
import { practiceSeventyFive } from './lists/practice-seventy-five.ts';
import { practiceSeventyOne } from './lists/practice-seventy-one.ts';
import { practiceSeventySix } from './lists/practice-seventy-six.ts';
import { practiceSeventyThree } from './lists/practice-seventy-three.ts';
import { practiceSeventyTwo } from './lists/practice-seventy-two.ts';
import { practiceSix } from './lists/practice-six.ts';
import { practiceSixtyEight } from './lists/practice-sixty-eight.ts';
import { practiceSixtyFive } from './lists/practice-sixty-five.ts';
import { practiceSixtyThree } from './lists/practice-sixty-three.ts';
import { practiceThirteen } from './lists/practice-thirteen.ts';
import { practiceThirtyFive } from './lists/practice-thirty-five.ts';
import { practiceThirtyNine } from './lists/practice-thirty-nine.ts';
import { practiceThirtyOne } from './lists/practice-thirty-one.ts';
import { practiceThirtySix } from './lists/practice-thirty-six.ts';
import { practiceThirtyTwo } from './lists/practice-thirty-two.ts';
import { practiceThree } from './lists/practice-three.ts';
import { practiceTwelve } from './lists/practice-twelve.ts';
import { practiceTwenty } from './lists/practice-twenty.ts';
import { practiceTwentyEight } from './lists/practice-twenty-eight.ts';
import { practiceTwentyOne } from './lists/practice-twenty-one.ts';
import { practiceTwentySeven } from './lists/practice-twenty-seven.ts';
import { practiceTwo } from './lists/practice-two.ts';
import { seenEightyFive } from './lists/seen-eighty-five.ts';
import { seenEightyFour } from './lists/seen-eighty-four.ts';
import { seenEightyTwo } from './lists/seen-eighty-two.ts';
import { seenFiftyFive } from './lists/seen-fifty-five.ts';
import { seenFiftyOne } from './lists/seen-fifty-one.ts';
import { seenFive } from './lists/seen-five.ts';
import { seenFortyFive } from './lists/seen-forty-five.ts';
import { seenFortyFour } from './lists/seen-forty-four.ts';
import { seenFortyNine } from './lists/seen-forty-nine.ts';
import { seenSeven } from './lists/seen-seven.ts';
import { seenSixteen } from './lists/seen-sixteen.ts';
import { seenSixtyOne } from './lists/seen-sixty-one.ts';
import { seenTen } from './lists/seen-ten.ts';
import { seenThirtyEight } from './lists/seen-thirty-eight.ts';
import { seenThirtyFour } from './lists/seen-thirty-four.ts';
import { seenThree } from './lists/seen-three.ts';
import { seenTwentyFive } from './lists/seen-twenty-five.ts';
import { seenTwentyFour } from './lists/seen-twenty-four.ts';
import { seenTwentyTwo } from './lists/seen-twenty-two.ts';
import { seenTwo } from './lists/seen-two.ts';

interface QuestionSet {
  name: string;
  rows: string;
  household: Household;
}

const about = (household: Household, lists: Record<string, string>): QuestionSet[] =>
  Object.entries(lists).map(([name, rows]) => ({ name, rows, household }));

export const sets: readonly QuestionSet[] = [
  ...about(firstHousehold, {
    practice: practice,
    'practice-later': practiceLater,
    'practice-two': practiceTwo,
    'practice-three': practiceThree,
    'practice-four': practiceFour,
    'practice-five': practiceFive,
    'practice-six': practiceSix,
    'practice-seven': practiceSeven,
    'practice-eight': practiceEight,
    'practice-eleven': practiceEleven,
    'practice-twelve': practiceTwelve,
    'practice-thirteen': practiceThirteen,
    'practice-fourteen': practiceFourteen,
    'practice-fifteen': practiceFifteen,
    'seen-two': seenTwo,
    'seen-three': seenThree,
    'seen-five': seenFive,
    'seen-seven': seenSeven,
    'seen-ten': seenTen,
    'seen-sixteen': seenSixteen,
    'held-out': heldOut,
    'held-out-four': heldOutFour,
    'held-out-six': heldOutSix,
    'held-out-nine': heldOutNine,
    'held-out-seventeen': heldOutSeventeen,
  }),
  ...about(secondHousehold, {
    'practice-eighteen': practiceEighteen,
    'practice-nineteen': practiceNineteen,
  }),
  ...about(thirdHousehold, {
    'practice-twenty': practiceTwenty,
    'practice-twenty-one': practiceTwentyOne,
    'seen-twenty-two': seenTwentyTwo,
  }),
  ...about(fourthHousehold, {
    'seen-twenty-four': seenTwentyFour,
    'held-out-twenty-three': heldOutTwentyThree,
  }),
  ...about(fifthHousehold, {
    'seen-twenty-five': seenTwentyFive,
    'held-out-twenty-six': heldOutTwentySix,
  }),
  ...about(sixthHousehold, {
    'practice-twenty-seven': practiceTwentySeven,
  }),
  ...about(seventhHousehold, {
    'practice-twenty-eight': practiceTwentyEight,
  }),
  ...about(eighthHousehold, {
    'held-out-twenty-nine': heldOutTwentyNine,
  }),
  ...about(ninthHousehold, {
    'held-out-thirty': heldOutThirty,
  }),
  ...about(tenthHousehold, {
    'practice-thirty-one': practiceThirtyOne,
    'practice-thirty-nine': practiceThirtyNine,
  }),
  ...about(eleventhHousehold, {
    'practice-thirty-two': practiceThirtyTwo,
  }),
  ...about(twelfthHousehold, {
    'held-out-thirty-three': heldOutThirtyThree,
  }),
  ...about(thirteenthHousehold, {
    'seen-thirty-four': seenThirtyFour,
  }),
  ...about(fourteenthHousehold, {
    'practice-thirty-five': practiceThirtyFive,
    'practice-forty': practiceForty,
  }),
  ...about(fifteenthHousehold, {
    'practice-thirty-six': practiceThirtySix,
  }),
  ...about(sixteenthHousehold, {
    'held-out-thirty-seven': heldOutThirtySeven,
  }),
  ...about(seventeenthHousehold, {
    'seen-thirty-eight': seenThirtyEight,
  }),
  ...about(eighteenthHousehold, {
    'practice-forty-one': practiceFortyOne,
  }),
  ...about(nineteenthHousehold, {
    'practice-forty-two': practiceFortyTwo,
  }),
  ...about(twentiethHousehold, {
    'practice-forty-three': practiceFortyThree,
  }),
  ...about(twentyFirstHousehold, {
    'seen-forty-four': seenFortyFour,
  }),
  ...about(twentySecondHousehold, {
    'seen-forty-five': seenFortyFive,
  }),
  ...about(twentyThirdHousehold, {
    'held-out-forty-six': heldOutFortySix,
  }),
  ...about(twentyFourthHousehold, {
    'held-out-forty-seven': heldOutFortySeven,
  }),
  ...about(twentySixthHousehold, {
    'seen-forty-nine': seenFortyNine,
  }),
  ...about(twentyNinthHousehold, {
    'practice-fifty-two': practiceFiftyTwo,
  }),
  ...about(twentyEighthHousehold, {
    'seen-fifty-one': seenFiftyOne,
  }),
  ...about(twentySeventhHousehold, {
    'practice-fifty': practiceFifty,
  }),
  ...about(thirtiethHousehold, {
    'held-out-fifty-three': heldOutFiftyThree,
  }),
  ...about(twentyFifthHousehold, {
    'practice-forty-eight': practiceFortyEight,
  }),
  ...about(thirtyFirstHousehold, {
    'held-out-fifty-four': heldOutFiftyFour,
  }),
  ...about(thirtyThirdHousehold, {
    'practice-fifty-six': practiceFiftySix,
  }),
  ...about(thirtySecondHousehold, {
    'seen-fifty-five': seenFiftyFive,
  }),
  ...about(thirtyFourthHousehold, { 'practice-fifty-seven': practiceFiftySeven }),
  ...about(thirtyFifthHousehold, { 'practice-fifty-eight': practiceFiftyEight }),
  ...about(thirtySixthHousehold, { 'held-out-fifty-nine': heldOutFiftyNine }),
  ...about(thirtySeventhHousehold, { 'held-out-sixty': heldOutSixty }),
  ...about(thirtyEighthHousehold, { 'seen-sixty-one': seenSixtyOne }),
  ...about(thirtyNinthHousehold, { 'held-out-sixty-two': heldOutSixtyTwo }),
  ...about(fiftySecondHousehold, { 'practice-seventy-five': practiceSeventyFive }),
  ...about(fiftyFirstHousehold, { 'held-out-seventy-four': heldOutSeventyFour }),
  ...about(fiftiethHousehold, { 'practice-seventy-three': practiceSeventyThree }),
  ...about(fortyNinthHousehold, { 'practice-seventy-two': practiceSeventyTwo }),
  ...about(fortyEighthHousehold, { 'practice-seventy-one': practiceSeventyOne }),
  ...about(fortySeventhHousehold, { 'held-out-seventy': heldOutSeventy }),
  ...about(fortySixthHousehold, { 'held-out-sixty-nine': heldOutSixtyNine }),
  ...about(fortyFifthHousehold, { 'practice-sixty-eight': practiceSixtyEight }),
  ...about(fortyFourthHousehold, { 'held-out-sixty-seven': heldOutSixtySeven }),
  ...about(fortyThirdHousehold, { 'held-out-sixty-six': heldOutSixtySix }),
  ...about(fortySecondHousehold, { 'practice-sixty-five': practiceSixtyFive }),
  ...about(fortyFirstHousehold, { 'held-out-sixty-four': heldOutSixtyFour }),
  ...about(fortiethHousehold, { 'practice-sixty-three': practiceSixtyThree }),
  ...about(fiftyThirdHousehold, { 'practice-seventy-six': practiceSeventySix }),
  ...about(fiftyFourthHousehold, { 'held-out-seventy-seven': heldOutSeventySeven }),
  ...about(fiftyFifthHousehold, { 'held-out-seventy-eight': heldOutSeventyEight }),
  ...about(fiftySixthHousehold, { 'held-out-seventy-nine': heldOutSeventyNine }),
  ...about(fiftySeventhHousehold, { 'held-out-eighty': heldOutEighty }),
  ...about(fiftyEighthHousehold, { 'practice-eighty-one': practiceEightyOne }),
  ...about(fiftyNinthHousehold, { 'seen-eighty-two': seenEightyTwo }),
  ...about(sixtiethHousehold, { 'held-out-eighty-three': heldOutEightyThree }),
  ...about(sixtyFirstHousehold, { 'seen-eighty-four': seenEightyFour }),
  ...about(sixtySecondHousehold, { 'seen-eighty-five': seenEightyFive }),
  ...about(sixtyThirdHousehold, { 'held-out-eighty-six': heldOutEightySix }),
  ...about(sixtyFourthHousehold, { 'held-out-eighty-seven': heldOutEightySeven }),
  ...about(sixtyEighthHousehold, {
    'practice-ninety-one': practiceNinetyOne,
    'practice-hundred-twelve': practiceHundredTwelve,
  }),
  ...about(sixtyNinthHousehold, {
    'practice-ninety-two': practiceNinetyTwo,
    'practice-hundred-thirteen': practiceHundredThirteen,
  }),
  ...about(seventiethHousehold, {
    'held-out-ninety-three': heldOutNinetyThree,
    'held-out-hundred-nine': heldOutHundredNine,
  }),
  ...about(seventyFirstHousehold, { 'held-out-ninety-four': heldOutNinetyFour }),
  ...about(seventySecondHousehold, { 'held-out-ninety-five': heldOutNinetyFive }),
  ...about(seventyThirdHousehold, { 'practice-ninety-six': practiceNinetySix }),
  ...about(seventyFourthHousehold, { 'practice-ninety-seven': practiceNinetySeven }),
  ...about(seventyFifthHousehold, { 'practice-ninety-eight': practiceNinetyEight }),
  ...about(seventySixthHousehold, {
    'practice-ninety-nine': practiceNinetyNine,
    'practice-hundred-eight': practiceHundredEight,
  }),
  ...about(seventySeventhHousehold, { 'held-out-hundred': heldOutHundred }),
  ...about(seventyEighthHousehold, { 'held-out-hundred-one': heldOutHundredOne }),
  ...about(seventyThirdHousehold, { 'practice-hundred-four': practiceHundredFour }),
  ...about(seventyFirstHousehold, { 'held-out-hundred-five': heldOutHundredFive }),
  ...about(seventyFourthHousehold, { 'practice-hundred-six': practiceHundredSix }),
  ...about(seventySecondHousehold, { 'held-out-hundred-seven': heldOutHundredSeven }),
  ...about(seventyThirdHousehold, { 'practice-hundred-ten': practiceHundredTen }),
  ...about(seventySeventhHousehold, { 'held-out-hundred-eleven': heldOutHundredEleven }),
  ...about(seventyNinthHousehold, { 'held-out-hundred-two': heldOutHundredTwo }),
  ...about(eightiethHousehold, { 'held-out-hundred-three': heldOutHundredThree }),
  ...about(eightyFirstHousehold, { 'practice-hundred-fourteen': practiceHundredFourteen }),
  ...about(eightySecondHousehold, { 'practice-hundred-fifteen': practiceHundredFifteen }),
  ...about(eightyThirdHousehold, { 'practice-hundred-sixteen': practiceHundredSixteen }),
  ...about(eightyFourthHousehold, { 'practice-hundred-seventeen': practiceHundredSeventeen }),
  ...about(eightyFifthHousehold, { 'practice-hundred-eighteen': practiceHundredEighteen }),
  ...about(eightySixthHousehold, { 'practice-hundred-nineteen': practiceHundredNineteen }),
  ...about(eightySeventhHousehold, { 'practice-hundred-twenty': practiceHundredTwenty }),
  ...about(eightyEighthHousehold, { 'practice-hundred-twenty-one': practiceHundredTwentyOne }),
  ...about(eightyNinthHousehold, { 'practice-hundred-twenty-two': practiceHundredTwentyTwo }),
  ...about(ninetiethHousehold, { 'practice-hundred-twenty-three': practiceHundredTwentyThree }),
  ...about(ninetyFirstHousehold, { 'practice-hundred-twenty-four': practiceHundredTwentyFour }),
  ...about(ninetySecondHousehold, { 'held-out-hundred-twenty-five': heldOutHundredTwentyFive }),
  ...about(ninetyThirdHousehold, { 'practice-hundred-twenty-six': practiceHundredTwentySix }),
  ...about(ninetyFourthHousehold, { 'practice-hundred-twenty-seven': practiceHundredTwentySeven }),
  ...about(ninetyFifthHousehold, { 'practice-hundred-twenty-eight': practiceHundredTwentyEight }),
  ...about(ninetySixthHousehold, { 'held-out-hundred-twenty-nine': heldOutHundredTwentyNine }),
  ...about(ninetySeventhHousehold, { 'practice-hundred-thirty': practiceHundredThirty }),
  ...about(ninetyEighthHousehold, { 'practice-hundred-thirty-one': practiceHundredThirtyOne }),
  ...about(ninetyNinthHousehold, { 'practice-hundred-thirty-two': practiceHundredThirtyTwo }),
  ...about(hundredFirstHousehold, { 'held-out-hundred-thirty-four': heldOutHundredThirtyFour }),
  ...about(hundredthHousehold, { 'held-out-hundred-thirty-three': heldOutHundredThirtyThree }),
];
