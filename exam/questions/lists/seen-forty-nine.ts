/**
 * By an author who saw only the household of `twenty-sixth.ts` and no rule.
 * Nkechi, an engineer, asks precisely; her son Obi texts; her uncle Sam, a retired accountant, is formal.
 */
export const seenFortyNine = `
# totals
Net outlay across both projects to date, refunds subtracted? | {sum}
yo how much has the basement eaten so far | {sum basement}
Kindly state the total of all labour charges posted to the bathroom. | {sum main labor}
bathroom spend with labor left out, everything else in | {sum main !labor}
Of the basement money, how much was paid by check in November and December 2025? | {sum basement check 2025}
what'd we put on the credit card for the bathroom, after refunds | {sum main credit_card}
count of basement expenses that still lack a receipt | {count basement noreceipt} OR eight
I should be obliged for the sum, both projects together, of entries unsupported by a receipt. | {sum noreceipt} OR {sum noreceipt >0}
Mean labor payment in the basement, please. One number. | {avg basement labor}
did anything in the bathroom cost more than 2 grand?? | Shower valve | $2,640
Materials for the main bathroom, dated April 1 through June 30 of this year, net of returns | {sum main materials from:2026-04-01 to:2026-06-30}
all the cash we handed out, every project | {sum cash}
Something cost exactly $415. What was it? | Debris bin
Add up the bathroom items between $300 and $600, ends included | {sum main between:300:600}
total for july, bathroom | {sum main 2026-07}
In aggregate, what refunds have been credited to us on the two projects? | $391.44
According to the tax decisions entered, what total counts as improvements, over the two projects? | {sum improvement}
# contractors
What hourly rate do we have on file for Yesenia? | $95.50
which company is anjali with | ClearDraft
i need the number of the drywall guy | 555-081-7749
Please give the total remitted to Mr. Lindqvist on both projects taken together. | {sum fergus}
Hollis, basement only: how much so far? | {sum basement hollis}
of everyone on our contractor list whose hour costs the most | Fergus
Over both projects, which contractor has received the most, and what is the figure? | Hollis | {sum hollis}
I wish to write to our electrician. Which e-mail address is recorded? | yesenia@duarteelectric.example
looking at all projects, which contractor do we pay in cash | Bartosz
Date of Wendell's most recent payment on the bathroom? | Jul 31 OR July 31 OR 31 July OR 2026-07-31
both projects: how many separate payments has Bartosz had | {count bartosz} OR three
what's the plumber's full name again and his firm | Fergus | Lindqvist Pipeworks
Who was paid in September for bathroom work? | Fergus | Yesenia
Anjali's total over both jobs, counting labor entries only, not the equipment she sold us | {sum anjali labor}
How much bathroom spending is not attributed to any contractor? | {sum main nocontractor}
whats hollis's job, like what kind of contractor is he | General
# budget and forecast
How much of the bathroom budget remains unspent? | {left main}
did we blow the basement budget? by how much | {over basement}
Percentage of the bathroom budget consumed so far? | {percent main} OR 80% OR 80.0%
if i talk mom into a 640 dollar shower bench how much is left for the bathroom | {leftafter main 640}
What do the two budgets come to when combined? | $56,800
Taking both projects as one, what balance of the budgets is still available? | $4,252.20
what number did we set as the basement budget | $32,000
Supposing every open bill on the bathroom were settled tomorrow, what would remain of its budget? | $3,938.93
Could a $5,000 steam unit fit within what's left for the bathroom? If not, how short are we? | $31.07
Basement: spent as a percentage of budget? | {percent basement} OR 102% OR 102.2%
From March through August 2026, what did the bathroom cost per month on average (six months)? | $3,051.85 OR $3,051.84
which month hit the bathroom budget hardest | Apr | $5,754
Assume we pay the four open bathroom bills and then $1,215 for the glass, nothing more. What part of the budget is unspent? | $2,723.93
To cover what has been spent, by what amount would the basement budget need to be raised? | {over basement}
If the $329 dehumidifier were returned for a full refund, how far over would the basement be? | $387.73
have we still got 5k for the bathroom or nah | {left main}
# milestones
whats the next step on the bathroom timeline | Tub caulked OR Shower glass
Which steps are past their target date and not done, across both projects? | Shower glass | Movie corner
For which date is the final bathroom inspection set down? | Oct 7 OR October 7 OR 7 October OR 2026-10-07
The pressure test of the pipes slipped. By how many days? | 7 days OR seven days OR a week OR one week OR 1 week
did the basement walls get closed on time | on time OR yes OR Mar 13 OR March 13
which bathroom milestones are ticked off already | Pipes pressure tested | Tile grouted | Vanity in place
Vanity in place: planned date versus actual date? | Aug 28 OR August 28 OR 28 August OR 2026-08-28 | Sep 3 OR September 3 OR 3 September OR 2026-09-03
is there anything on the bathroom timeline we never gave a date | towel hooks
How many days overdue is the shower glass as of today? | 5 days OR five days
Bathroom milestones falling between today and the 26th? | Tub caulked
On which day was the egress window approved? | Dec 22 OR December 22 OR 22 December OR 2025-12-22
Kindly list the basement steps completed ahead of their target. | Framing finished | Egress window | Vinyl floor
rough inspection in the basement, was that early or late | late OR 5 days OR five days OR after
first thing we ever finished in the basement? | Framing
everything thats not done yet on the bathroom timeline pls | Shower glass | Tub caulked | Final bathroom inspection | towel hooks
is the movie corner done yet, was hoping to have friends over | Aug 29 OR August 29 OR not yet OR not done OR not completed OR overdue OR late OR still open
# records
when did we buy the cast iron tub | Apr 14 OR April 14 OR 14 April OR 2026-04-14
By what method was the double vanity paid for? | financ
who put up the lights over the mirror | Yesenia
wet saw was how much?? | $287
Under which category has the dehumidifier in the basement been entered? | equipment
Is a receipt attached to the mirror cabinet? | no receipt OR No, OR No. OR without OR doesn't OR does not OR isn't OR missing OR not attached OR none
Porcelain tile: amount and purchase date, please | $1,274.80 | Jun 17 OR June 17 OR 17 June OR 2026-06-17
Who was paid for the taping and sanding downstairs in the basement, and what sum? | Bartosz | $1,875
the last expense logged on the bathroom is what | Lights over the mirror
Largest single payment in the basement: what was it for and how much? | Supply ducts | $4,260
smallest thing we paid for in the bathroom (refunds dont count) | {smallest main} | Electrical permit
what yard did we get the framing lumber from, basement job | Ostrander
On August 24 we received money back on the bathroom. For what? | chipped
May I ask in what manner the March electric bill for the basement was paid, and what was its amount? | $171.43 | bank transfer OR bank_transfer
how many bags of mineral wool went back and what did we get for em, its a basement thing | $184.04 | four OR 4 bags
The gutting of the old bathroom: date, payee, payment method? | Mar 16 OR March 16 OR 16 March OR 2026-03-16 | Hollis | check
# two in one
How much have we spent on the bathroom, and what is left of its budget? | {sum main} | {left main}
who do i call about the toilet and whats the number | Fergus | 555-081-3908
Be so good as to give the basement's labour total and its materials total. | {sum basement labor} | {sum basement materials}
When was the heated floor mat bought, and how much was it? | $467.25 | Jul 1 OR July 1 OR 1 July OR 2026-07-01
is the basement over budget and also whats late down there | {over basement} | Movie corner
Two figures for the bathroom: permits total, tools total. | {sum main permits} | {sum main tools}
Yesenia: hourly rate, and total paid over both projects | $95.50 | {sum yesenia}
whens the tub getting sealed and whens the inspection after that | Sep 23 OR September 23 OR 23 September OR 2026-09-23 | Oct 7 OR October 7 OR 7 October OR 2026-10-07
I require the amount spent on the bathroom in August, and also the amount in September to date. | {sum main 2026-08} | {sum main 2026-09}
Basement drywall: what did hanging cost and what did taping cost? | $2,950 | $1,875
how much did we get back for the returned bathroom tile, and who set the rest of it | $129.40 | Wendell
What did both projects pay out by financing, and what by bank transfer? | {sum financing} | {sum bank_transfer}
# follow-ups
basement labor total? >> ok and materials | {sum basement materials}
How much did Wendell get for the bathroom? >> And for the basement? | {sum basement wendell}
What did the bathroom cost in June? >> same for july | {sum main 2026-07}
when did we pay fergus for hooking up the vanity and toilet >> how much was that | $980
Please report the bathroom's budget. >> And what remains of it? | {left main}
who does our hvac >> got a phone number for her? | 555-081-5526
Credit card total in the basement, net? >> Now only the entries from 2025. | {sum basement credit_card 2025}
whats the cast iron tub cost >> how did we pay for it | credit card OR credit_card
When is the final bathroom inspection? >> And what has to happen before that? | Tub caulked OR Shower glass
Total paid to Hollis on the basement? >> Across how many payments? | {count basement hollis} OR three
How much has been spent on the bathroom altogether? >> Leave out whatever went to Fergus. | {sum main !fergus}
how much were the vinyl planks for the basement >> and the guy who laid em, what did he get | $1,980
Kindly give the total without receipts for the basement. >> And the like total for the bathroom? | {sum main noreceipt} OR {sum main noreceipt >0}
is the shower glass in yet? >> so how late is that | 5 days OR five days
What share of the bathroom budget is used, in percent? >> The basement's too, please | {percent basement} OR 102% OR 102.2%
how much did the framing lumber in the basement cost >> when was that | Nov 20 OR November 20 OR 20 November OR 2025-11-20
# comparisons
Which project has cost more to date, and what is the difference? | Basement | {difference basement main}
over both projects who made more off us, wendell or bartosz | Bartosz
For the bathroom, was March or April the dearer month? | April OR Apr
Materials: basement against bathroom, both figures. | {sum basement materials} | {sum main materials}
By how much does labor exceed materials in the bathroom? | $7,840.93
whos pricier an hour, yesenia or anjali | Anjali
July versus August on the bathroom: state the decrease. | $2,628.25
first framing week vs second in the basement, which cost more and by how much | first | $275
tub or double vanity, which one cost more | vanity | $1,648 OR $259
Relative to budget, which of our two projects is in the worse position? | Basement | over OR 102
Did the electrician or the plumber receive more, both projects counted? Give me each total. | {sum yesenia} | {sum fergus}
do we use the credit card more than the debit card for the basement? totals pls | {sum basement credit_card} | {sum basement debit_card}
# cannot be answered
What did the neighbours pay for their own basement? | DECLINE
what time is fergus showing up tomorrow | DECLINE
Which brand of wet saw was it? | DECLINE
Bartosz's state license number, please. | DECLINE
what color did mom pick for the grout | DECLINE
At what interest rate was the double vanity financed? | DECLINE
How many hours in total did Yesenia spend on site? | DECLINE
which store sold us the vinyl planks | DECLINE
What is the water capacity of the tub in gallons? | DECLINE
How old is Hollis Vance? | DECLINE
who is the inspector coming on october 7, like his name | DECLINE
What is the serial number of the dehumidifier? | DECLINE
# advice
Is a permit normally needed if a shower drain is moved to another spot? | GUIDE
how big of a deposit is normal before a contractor starts | GUIDE
Which particulars ought a written agreement with a contractor to contain? | GUIDE
In a bathroom, what goes in first: tile or vanity? Why? | GUIDE
whats the right way to compare quotes from different ppl | GUIDE
Before finishing a basement, what should one check about moisture? | GUIDE
Is it prudent to hold back part of the final payment until all defects are cured? | GUIDE
old house, might have lead paint, what do we do before sanding | GUIDE
Should changes to the agreed work always be put in writing before they are done? | GUIDE
What order do the trades usually follow in a bathroom renovation, from demolition to finish? | GUIDE
what should i ask to see from a contractor so we know hes insured | GUIDE
Why do inspectors want to see wiring and pipes before the walls are closed? | GUIDE
# typos and chatty
hiii quick q, how mcuh for the bathrom so far | {sum main}
ok dont laugh but i forgot wat the heatd floor mat cost | $467.25
Good afternoon. I trust you are well. Might I trouble you for what the basement permit cost? | $485
ugh mom is asking again.. wats left for the bathroom bugdet | {left main}
Just got off a long call with my uncle and he insists we overspent downstairs. Basement over by how much? | {over basement}
hey so fergus the plummer, wats his nubmer | 555-081-3908
lol who is Wendel again, whats he do for us | floor
sry one more, when r we suposed to have the tub caulkd | Sep 23 OR September 23 OR 23 September OR 2026-09-23
I've had three coffees and I'm still confused: total labour on the basement, please and thank you | {sum basement labor}
bro how much was the projecter mount in the basment | $74.50
Pardon my spelling, my spectacles are lost: total paid to Yesennia Duarte on bothe projects? | {sum yesenia}
omg so many recipts.. how many bathroom entrys hav NO reciept | {count main noreceipt} OR seven
# actions
log 83.27 for grout sealer, debit card, yesterday | LINK /expenses?amount=83.27&paymentMethod=debit_card&date=2026-09-15
On Monday I paid Wendell 242.75 by check. Please get it into the books for the bathroom. | LINK /expenses?amount=242.75&paymentMethod=check&date=2026-09-14 | {id Wendell}
got 31.86 back today for a towel bar i returned, went to the credit card | LINK /expenses?amount=-31.86&paymentMethod=credit_card&date=2026-09-16
shower glass is in!! mark it done | LINK /timeline
New milestone for the bathroom: Paint the ceiling, target October 2. | LINK /timeline?targetDate=2026-10-02
Postpone the final bathroom inspection to October 14, if you would. | LINK /timeline
add a new contractor, Renata Kolb, she does glass | LINK /contractors?add=new
The mirror cabinet was $365, not $356. It needs correcting. | LINK /expenses
can u delete the projector mount from the basement | LINK /expenses
Record a re-inspection fee of $67.45, category permits, paid in cash on September 11. | LINK /expenses?amount=67.45&category=permits&paymentMethod=cash&date=2026-09-11
Enter a bank transfer of 152.35 to Yesenia, dated September 10, bathroom labour. | LINK /expenses?amount=152.35&paymentMethod=bank_transfer&date=2026-09-10 | {id Yesenia}
put a step on the bathroom timeline two weeks from today: reseal the grout | LINK /timeline?targetDate=2026-09-30
# plan
who has the lower quote for the shower glass panel | Wendell | $1,215
Sum of the bathroom bills that are still open? | $1,030
Which bathroom bill is already past its due date? | Plumbing last payment
What amount did we agree with Fergus for the bathroom plumbing? | $3,980
has anyone decided on the second shower head yet | pending OR waiting OR undecided OR proposed OR not yet OR not been OR no decision OR hasn't OR not decided OR no one OR open
Please total all the plan lines of the bathroom. | $15,600
how much is in our reserve for the bathroom | $1,500
Expiry date of the Pruitt liability insurance? | Oct 1 OR October 1 OR 1 October OR 2026-10-01
With the accepted niche included, what is the value of the tile setting agreement? | $4,285
when do we owe wendell the tile setting balance and what is it | $485 | Sep 25 OR September 25 OR 25 September OR 2026-09-25
# hostile
What is the most recently dated expense in the basement? I need its date and amount. | $9.75 | Sep 5 OR September 5 OR 5 September OR 2026-09-05
whats the last date on the basement timeline | Oct 20 OR October 20 OR 20 October OR 2026-10-20
Which items on the bathroom punch list remain open? | Mirror light flickers
`;
