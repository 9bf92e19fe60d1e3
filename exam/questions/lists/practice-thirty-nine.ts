/**
 * By an author who saw only the household of `tenth.ts` and no rule.
 * The format is that of `practice.ts`.
 */
export const practiceThirtyNine = `
# two in one
What's Wendell's phone number, and how much have we paid him in all? | 555-047-3318 | {sum wendell}
How much did the roof down payment come to and what day did we pay it? | $3,900 | May 5
Who did the rough wiring and what did it cost? | Teo | $3,480
How much have we spent on labor and how much on materials? | {sum cottage labor} OR {sum labor} | {sum cottage materials} OR {sum materials}
How did we pay for the siding, and do we have a receipt for it? | financing OR financed | receipt | !no receipt
Total for August and total for September so far, please. | {sum cottage 2026-08} OR {sum 2026-08} | {sum cottage 2026-09} OR {sum 2026-09}
What's left on the deck? And what's left on the guest room? | {left deck} | {left guest}
When did the windows go in, and when is the floor supposed to be down? | Jul 14 OR July 14 | Sep 23 OR September 23
What does Emmett charge an hour and what have we paid him so far on the cottage? | $58.50 | {sum cottage emmett}
How much was the stove and refrigerator, and which category did I put it under? | $1,348 | other
I need Rosalie's email and her hourly rate. | rosalie@bankswindows.example | $78
What did Bill get for the cottage painting, and what did he get for the guest room? | $1,585 | $480
How many cottage expenses have no receipt and what do they add up to? | {count cottage noreceipt} | {sum cottage noreceipt}
What was our biggest single cottage expense and what was the last thing we bought or paid for? | $6,240 | Ceiling fans OR $520
Did the pilings go over budget, and did the storm cleanup? | {over pilings} OR {percent pilings} OR {sum pilings} | {left storm} OR {percent storm} OR {sum storm}
How much went to permits on the cottage, and how much on the pilings? | {sum cottage permits} | {sum pilings permits}
Which bill is overdue and which one comes next? | Plumbing last installment OR $720 | Electrical closing bill OR $400
How much is in the reserve and how much budget is left? | $5,750 | {left cottage}
What have we paid Teo across everything, and what's his number? | {sum teo} | 555-047-6681
Two things. What did the generator cost, and was it on the credit card? | $1,149 | credit card
When did we file the insurance claim and how much did the adjuster charge us? | Sep 17 OR September 17 | $925
Who quoted us on the handrails, and who's cheaper? | Nadine | Emmett
How much cash have we paid out on the cottage, and how much by bank transfer? | {sum cottage cash} | {sum cottage bank_transfer}
What did the warped boards refund come to, and what was the refund on the light fixture? | $213.60 | $84.50
# budget and forecast
How much do we have left for the cottage? | {left cottage}
What percent of the budget is gone? | {percent cottage} OR 93% OR 93.3% OR 93.4%
Are we over budget yet? | {left cottage} OR {percent cottage} OR {sum cottage}
What did we set as the budget for the cottage rebuild? | $68,400
How far over did the pilings end up? | {over pilings}
If I spend another 1200 on the cottage, what's left? | {leftafter cottage 1200}
Can we afford a $3,500 kitchen island and stay in budget? | {leftafter cottage 3500} OR {left cottage}
We're looking at a 5,000 dollar heat pump for the cottage. Would that put us over? | {leftafter cottage 5000} OR {left cottage}
Which project has the most money left? | Deck | {left deck} OR $16,800 OR {sum deck}
Which of our projects went over what we planned? | Pilings
What's the budget for all five projects put together? | $141,100
Adding up every project, how much money is left? | $11,989.39
After we pay the bills that are still due, how much of the cottage budget is left? | $2,631.61
At the rate we're going, will the cottage come in under budget? | {left cottage} OR {sum cottage} OR $68,400 OR a week OR a month
Where's the guest room budget at? | {left guest} OR {sum guest} OR {percent guest}
How much of the deck budget have we used? | {sum deck} OR {percent deck} OR 70%
Did storm cleanup stay within its budget? | {left storm} OR {sum storm} OR {percent storm}
What did we budget for the deck and stairs? | $16,800
How much do we spend on the cottage in an average month? | {monthly cottage} OR $9,783.89 OR $9,783.88 OR a month
If I took Emmett's handrail quote, how much would be left in the deck budget? | $2,976.17
Can the guest room handle another $2,000? | {leftafter guest 2000} OR {left guest}
Which project is closest to its limit without going over? | Storm
# milestones
What's the next milestone? | Plank floor OR Siding
Is anything running late on the cottage? | Siding
When is the certificate of occupancy due? | Oct 23 OR October 23
Was the roof on time? | May 27 OR May 29 OR early OR 2 days
How late was the rough-in inspection? | 7 days OR seven days OR a week OR 1 week OR one week OR Jun 26 OR June 26
When do the bathroom fixtures have to be set? | Sep 30 OR September 30
How many cottage milestones are done so far? | 4 OR four
What do we still have to finish on the cottage? | Siding | Plank floor | Bathroom fixtures | Certificate
Which milestones don't have a date? | front door color
How many days until the plank floor is supposed to be laid? | 7 OR seven OR a week
What was the target for siding and did we make it? | Sep 11 OR September 11
When did the town approve our plans? | Mar 18 OR March 18
What's coming up this month for the cottage? | Plank floor | Bathroom fixtures
Any milestones coming up in October? | Certificate OR Handrails
Are the stairs to the sand finished? | no, OR not finished OR not done OR not completed OR late OR overdue OR open OR Sep 9 OR September 9
When should the handrails be up? | Oct 7 OR October 7
When were the pilings driven? | Dec 9 OR December 9
Did they set the house down when they said they would? | Jan 22 OR January 22 OR early
What's the date for the bunk beds? | Sep 25 OR September 25
Did the deck framing pass its check, and what day was that? | Jul 17 OR July 17
What was the last cottage milestone we finished? | Windows in
Which inspections are still ahead of us on the cottage? | Certificate of occupancy
# plan
Which rooms do we have in the plan? | Front room | Kitchen | Bathroom
How much did we plan for the windows? | $14,800
Which plan line went over? | flooring
What's our agreement with Rosalie for? | $14,900 OR $15,315
How much do we still owe Hollis under his agreement? | $720
What bills do we have coming up? | $400 | $799.60
Do we have any bills past due? | Plumbing last installment OR $720
What's the total of the bills we haven't paid yet? | $1,919.60
Are there any change orders waiting on us? | Outdoor shower light
What happened with the second garden spigot? | declined OR turned down OR rejected
How much did the tempered glass by the stairs add? | $415
How much is set aside in our reserve? | $5,750
Can the person we share the cottage with make changes, or only look? | edit OR editor OR editing OR edits OR can change
When does June's insurance run out? | Oct 2 OR October 2 | !Oct 23 | !October 23
How long is the dehumidifier under warranty? | 2029
What papers do we have on file for the cottage? | Marsh Roofing | permit | Banks Windows | warranty
What did Bill quote for staining the deck? | $1,165
What's still on the punch list? | Kitchen window | Hall switch
Is the shower drain taken care of? | yes OR done OR finished OR checked off OR crossed off | !not done
What holdback do we have with Teo? | 10% OR 10 percent OR $440
How much did we plan for the vanity and mirror, and which room is it in? | $890 | Bathroom
When is the electrical closing bill due? | Sep 21 OR September 21
`;
