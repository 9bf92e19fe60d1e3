/**
 * By an author who saw only the household of `twenty-eighth.ts` and no rule.
 */
export const seenFiftyOne = `
# totals
okay so um what have we spent on the whole thing all three jobs together no wait I mean everything since the very beginning | {sum}
Please tell me how much money we have spent until now in the driveway. | {sum driveway}
Office. Spend to date. | {sum office}
Labor only, addition. | {sum addition labor}
how much did we put into materials for the driveway and I want the bricks I mean the block and all that counted | {sum driveway materials}
In the month of August of this year, how much we paid for the addition? | {sum addition 2026-08}
All projects, total, Jan thru Mar 2026. | {sum from:2026-01-01 to:2026-03-31}
How much did we pay with cash in total, counting the three works? | {sum cash}
how many things do I have in there that cost more than five thousand dollars and I mean across all the projects | {count >5000}
Expenses w/o receipt, all jobs. How many? | {count noreceipt}
What is the sum of the things that have no receipt in the office? | {sum office noreceipt}
Addition excl. labor. | {sum addition !labor}
what's the average on the electric bills we've paid for the addition | {avg addition utilities}
The permits of all the projects, how much they cost us together? | {sum permits}
Driveway, tax record: total marked improvement. | {sum driveway improvement}
# contractors
Leopold. Paid to date. | {sum leopold}
Which is the telephone of Celeste, the one of the roof? | 555-083-9082
I'm on the highway can you tell me what Grady has gotten from us altogether | {sum grady}
Bronwyn hourly rate? | $108
Who made the drawings for us, and in which company does he work? | Hiroshi | Tanabe Drafting
who's the stone guy the one that did the wall I can't think of his name | Dmitri
I need the email of the woman that builds the desk | fern@aldousshop.example
Most-paid contractor, all jobs. | Leopold
how many times have we paid Anselm I guess count every job | {count anselm} OR four
How much did Yesenia receive for her work in the office? | {sum yesenia office}
Contractors with no phone on file. | Hiroshi | Fern
what did we pay the mason well the stone man Dmitri in December of last year | $4,200
To whom belongs the number 555-083-5127? | Anselm
# budget and forecast
Addition: remaining. | {left addition}
Did we go over the budget in the driveway, and for how much? | {over driveway}
what percent of the office money is gone | {percent office} OR 80% OR 80.0%
Office budget? | $17,400
If I buy a door of 1,250 dollars for the office, how much will remain to us? | {leftafter office 1250}
say we pay another four thousand six hundred on the addition no sorry forty six fifty what's left of the budget then | {leftafter addition 4650}
Sum of all three budgets. | $208,900
From the three projects, which one has passed its budget? | Driveway
are we still under on the upstairs addition or not | {left addition} OR under OR within
Total budgets minus total spend, everything. | $40,790.22
Is it possible to pay 3,600 more for the office without passing the budget? | $114.86 OR {left office}
Addition, % of budget used. | {percent addition} OR 74% OR 74.4%
what was the budget on the driveway to begin with | $39,500
# milestones
Overdue milestones, addition. | Drywall taped and sanded
For when is planned that the bathroom has its tile? | Sep 23 OR September 23
did the framing inspection happen when it was supposed to or were we late | May 8 OR 7 days OR seven days OR a week OR one week OR late
Next milestone due, addition? | Bathroom tiled
What milestone does not have a date yet? | closet doors
when did the paving get done I want the date it really got finished not the plan | May 19
Certificate of occupancy: target? | Nov 20 OR November 20
Is the thing of the mailbox already done? In the driveway I mean. | Aug 28 OR August 28 OR not yet OR not done OR not completed OR overdue OR still open OR past due OR No,
what do we have coming up in October for the upstairs | Stair railing | Upstairs bathroom
With how many days of delay passed the inspection of the retaining wall? | 7 days OR 7-day OR seven OR week
Addition milestones finished ahead of target. Which? | Building permit issued | Rough wiring passed
has the roof been made watertight yet and when was that | Jun 10 OR June 10
All projects: past due as of today? | Drywall taped | Mailbox
# records
When did we buy the windows of Lakeshore? | Jun 9 OR June 9
Roof trusses: amount, payment method. | $6,230 | financ
who hauled off the old asphalt and when was that | Grady | Oct 22 OR October 22
With what did we pay the cork for the floor of the office? | credit
Spray foam cost? | $5,350
what'd we pay for that skid steer back in the fall on the driveway | $1,284
In which category did I put the label maker of the office? | other
Latest expense, driveway. | sealer
Do we keep a receipt of the tub with the shower valve? | receipt OR yes | !no receipt | !without
Largest single expense, addition. | $9,500
how much was that nailer the one for framing | $512
How much they gave back to us for the beam with the wrong length? | $684.20
the culvert on the driveway was that a check or did I pay cash | cash
# two in one
Addition: spent, and left. | {sum addition} | {left addition}
How much did we pay to Dmitri, and what is his phone? | {sum dmitri} | 555-083-3371
what have we spent on the office and uh while you're at it when's the desk supposed to be in | {sum office} | Sep 25 OR September 25
Cash total and check total, all jobs. | {sum cash} | {sum check}
Who connected the mini split in the office and how much did the unit cost? | Bronwyn | $1,749
tell me the labor on the driveway and then the materials on it too | {sum driveway labor} | {sum driveway materials}
Grading permit cost? Paving completion date? | $318 | May 19
Which is the rate per hour of Yesenia, and how much we gave her for the addition? | $96.50 | {sum yesenia addition}
when'd we buy the drywall and who hung it | Aug 6 OR August 6 | Anselm
Office budget. Driveway overage. | $17,400 | {over driveway}
What is the email of Bronwyn, and also when must the upstairs bathroom be working? | office@pughheat.example | Oct 16 OR October 16
how much went out on the addition in July and how much in August | {sum addition 2026-07} | {sum addition 2026-08}
No-receipt count: addition, then driveway. | {count addition noreceipt} | {count driveway noreceipt}
# follow-ups
Driveway labor total? >> And materials? | {sum driveway materials}
How much did we pay to Anselm for the addition? >> And for the office? | {sum anselm office}
what did we spend on the addition in June >> okay and in July | {sum addition 2026-07}
Celeste: paid to date? >> Phone? | 555-083-9082
When is the tile of the bathroom going to be finished? >> And the railing of the stairs? | Oct 2 OR October 2
how much is left on the office >> and what if I go buy a chair for three hundred and ten dollars | {leftafter office 310}
Paid by check, all projects. >> 2026 only. | {sum check 2026}
Who is our plumber? >> How much have we given to her so far? | {sum bronwyn} OR {sum bronwyn addition}
what was the most expensive thing on the driveway >> how'd we pay for it | financ
Permits, addition. >> All projects. | {sum permits}
How much did the trusses cost? >> And in which date was it? | May 5
how much did the wall block run us on the driveway >> no I meant the capstones | $1,392
Driveway spend, 2025? >> 2026? | {sum driveway 2026}
# comparisons
Addition vs driveway: spend gap. | {difference addition driveway}
Who received more money from us, Grady or Dmitri, and how much more? | Grady | {difference grady dmitri}
did we spend more on labor or on materials upstairs in the addition | labor
Costliest month, addition. | March OR Mar 2026 OR 2026-03
In the driveway, which category was the most expensive for us? | labor
which one of the three projects has cost the least so far | Office
Check vs financing, all jobs: gap. | {difference check financing}
What was more expensive, the spray foam or the trusses, and by how much? | trusses | $880
how much higher was the electric bill for August than the one for July no than the one for June | $27.66
Yesenia vs Bronwyn, all jobs: difference. | {difference yesenia bronwyn}
Between July and August, in which month did we pay more for the office? | July OR Jul 2026 OR Jul
Highest hourly rate among our contractors? | Hiroshi | $140
how much more was the second check to Dmitri than the first one | $150
# cannot be answered
Of which brand are the shingles that we bought? | DECLINE
Celeste's license number? | DECLINE
is it gonna rain Thursday because they want to do the gutters | DECLINE
How much will be worth our house when the addition is finished? | DECLINE
Hiroshi: phone? | DECLINE OR no phone OR no telephone OR not recorded OR not on file
what color did Anselm paint the office | DECLINE
How much did our neighbors pay for their driveway? | DECLINE
what's the interest rate on that financing we did for the windows | DECLINE
Addition square footage? | DECLINE
Who of the neighbors has complained for the noise? | DECLINE
how many hours did Leopold and his boys actually work up there | DECLINE
Mini split model number? | DECLINE
# advice
Insulation before or after rough-in inspection? | GUIDE
Is it normal that a contractor asks half of the money before starting? | GUIDE
do you need a permit in general to put up a retaining wall that's like five feet tall | GUIDE
What belongs in a written contract with a contractor? | GUIDE
How can a person compare quotes when they are not including the same things? | GUIDE
what should I look at before I hand somebody their last payment | GUIDE
Lien waivers. When to ask for one? | GUIDE
A house from 1962, must we be worried for lead in the old paint? | GUIDE
what order do you do things in when it's a bathroom like plumbing and tile and drywall and all that | GUIDE
Contingency: what percentage is usual? | GUIDE
Why is it recommended that a change order is made in writing? | GUIDE
how do I find out if a contractor is really insured or just saying so | GUIDE
Retainage. What's the purpose? | GUIDE
# typos and chatty
hey so sorry to bug you agian but wats the totl on the drivway | {sum driveway}
Good morning!! How are you? I wanted to know how much we have payed to Fern until today, thank you very much | {sum fern}
okay siri I mean whatever you're called what do we have left upstairs in the addtion budget | {left addition}
ofice materials ttl pls | {sum office materials}
Excuse my English, how much was in the recipt of the tub and the valve of the shower? | $1,346.90
lord this traffic anyhow how much did Leopald get for building the stairs | $4,150
brownyn phone nr | 555-083-6638
Jaja my husband never remembers nothing. In what day we paid the posts and cable for the gardrail in the driveway? | Jun 11 OR June 11
wen is the certificate of ocupancy dew | Nov 20 OR November 20
One little question before I go to sleep: the electricity of August in the addition, was it more than 200? | $216.09 OR yes
uh so my sister is on my case again what did the permits run us on the addition just the addition nothing else | {sum addition permits}
anslem total, all jobs | {sum anselm}
# actions
add forty three dollars and eighty seven cents for deck screws I paid with the debit card yesterday | LINK /expenses?amount=43.87&paymentMethod=debit_card&date=2026-09-15
Please register that today I paid 218.45 with the credit card for towel bars | LINK /expenses?amount=218.45&paymentMethod=credit_card&date=2026-09-16
Log: Yesenia, $612.35, check, 9/14. | LINK /expenses?amount=612.35&paymentMethod=check&date=2026-09-14 | {id Yesenia}
we got some money back on the tile thirty six dollars and twenty five cents put that in as a refund please | LINK /expenses?amount=-36.25
I want to change the category of the label maker, it should be tools. | LINK /expenses
Mark drywall taped and sanded done. | LINK /timeline
make me a milestone for the carpet going in and put it on October the fourteenth no sorry the twenty first | LINK /timeline?targetDate=2026-10-21
Can you add a new contractor? She is called Paloma Reyes and she puts tile. | LINK /contractors?add=new
Move stair railing milestone to 10/9. | LINK /timeline
get rid of that label maker expense from September fourth I never should've put that on there | LINK /expenses
Put please a permit fee of 85.65 paid with the debit card. | LINK /expenses?amount=85.65&paymentMethod=debit_card&category=permits
New contractor: Ike Lunde, insulation, 555-083-4409. | LINK /contractors?add=new
put down that I gave Anselm ninety five dollars and sixty five cents in cash this Monday | LINK /expenses?amount=95.65&paymentMethod=cash&date=2026-09-14 | {id Anselm}
# plan
Open bills, total. | $11,285
Which bill has already passed its date? | Gutters installed
what do I still owe Leopold on the framing contract and count the wider landing in it | $2,990
Pending change orders? | heated bathroom floor
Who gave us the cheaper quote for the railing of the stairs? | Fern
how much have we got put back in the reserve | $9,000
Strand insurance: expiry. | Oct 1 OR October 1
What happened with the second sink, did we accept it, and how much was it? | $760 | declined OR rejected OR not accepted OR turned down OR refused
what's still open on the punch list | Drip edge | Dead outlet
Yesenia agreement: amount, unpaid balance. | $9,650 | $4,425
How much is planned for the closet of the main bedroom? | $2,250
when's that bill for the switches and fixtures due | Sep 30 OR September 30
Plan lines, sum. | $66,150
Until when is valid the warranty of the windows? | 2036
what percent is it we're holding back from Celeste on the roof | 10% OR 10 percent OR 10.00%
# hostile
Last three office expenses. | $27.50 | $63.17 | $412.80
How much cash have we given out for the addition in this month of September? | {sum addition cash 2026-09}
what's still to come for the office project and when like what's on the timeline there | Desk installed | Sep 25 OR September 25
`;
