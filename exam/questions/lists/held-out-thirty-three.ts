/**
 * By an author who saw only the household of `twelfth.ts` and no rule. Only the counts of this file are looked at.
 * The format is that of `practice.ts`.
 */
export const heldOutThirtyThree = `
# totals
how much money we spend already | {sum garage} OR {sum}
Please state total disbursements to date for the Garage Apartment. | {sum garage}
how much cost the bathroom for grandmother in total? | {sum bathroom}
solar. how much all together | {sum solar}
What we paid for materials in garage apartment | {sum garage materials}
Labor cost to date, all projects combined | {sum labor}
How much did go out in August? | {sum garage 2026-08} OR {sum 2026-08}
Expenditures for the garage apartment, Q2 2026 (April through June) | {sum garage from:2026-04-01 to:2026-06-30}
how many money we paid by cash in the garage | {sum garage cash}
everything on credit card for all the projects please | {sum credit_card}
What is the total financed amount across all projects? | {sum financing}
how many expenses we have written for the second kitchen | {count kitchen}
ok so what did we spend this month on the garage | {sum garage 2026-09}
last week how much for garage apartment | {sum garage from:2026-09-07 to:2026-09-13}
Sum of expenses over $2,000 in the garage apartment | {sum garage >2000}
What is the average expense in the bathroom project? | {avg bathroom}
total since beginning, all five projects | {sum}
Total spend in calendar year 2025 | {sum 2025}
# contractors
how much we gave to Hung until now | {sum hung} OR {sum garage hung}
Total payments to Linda Banks across all projects, please. | {sum linda}
Phone of the electrician | 555-047-9054
what is telephone number of Petros | 555-047-5571
email for Guadalupe? | lupe@fieldstile.example
How much takes Yusuf for one hour | $42.00
who made the concrete | Desmond
how many times we paid Oleh | {count oleh} OR {count garage oleh} OR once
Which contractor has received the most money overall? | Karen | {sum karen}
Who is the solar company | Bright Day Solar OR Karen Day
I need call Desmond Cash. number? | 555-047-6617
What amount was paid to Petros Hagos in cash? | {sum petros cash} OR {sum garage petros cash}
How much for the tile lady in total | {sum guadalupe}
does Yusuf have an email | DECLINE OR no email OR not
what does the painter got paid for the garage | {sum garage yusuf}
# budget and forecast
how much is left for garage | {left garage}
We are over budget in bathroom? | {over bathroom}
What percentage of the Garage Apartment budget has been consumed? | {percent garage} OR 70.8% OR 71%
budget of second kitchen? | $17,800.00
If I pay 1,850 for the shower glass, what stays in the garage budget? | {leftafter garage 1850}
Remaining budget, Ramp and Entry | {left ramp}
Was the solar project completed under budget, and by what amount? | {left solar}
which project went over the money | Bathroom
can we afford a 3000 dollar refrigerator from the kitchen budget | {leftafter kitchen 3000} OR {left kitchen}
Do we have enough for the garage or it is problem | {left garage} OR {sum garage} OR $61,500.00
Budget utilization of the second kitchen in percent | {percent kitchen} OR 67.7% OR 68%
is the kitchen still in budget yes or no | {left kitchen} OR {sum kitchen}
Budget versus actual for Ramp and Entry | $5,200.00 | {sum ramp}
# milestones
what is next step | Mini split OR Laminate
What we are late with | Laminate
when comes the city for last inspection | Oct 21 OR October 21
When was the sheetrock finished? | Aug 10 OR August 10
How many days late did the framing inspection complete? | 5 OR five OR May 27
is ramp poured already? | Aug 12 OR August 12 OR yes
When the bathroom was ready for grandmother | May 8
Target date for the mini split installation | Sep 23 OR September 23 OR Sept 23
what has to happen in the second kitchen still | Cabinets on the wall | Countertop measured
which step have no date | mailbox
Which milestones in the garage are complete? | Framing inspection | Windows in | Rough-in passed | Sheetrock finished
when the railing should be up | Sep 18 OR September 18 OR Sept 18
what must be done until end of september in the garage | Mini split | Shower and toilet
# records
who did the underground pipes | Linda
how we paid the windows | financing OR financed
how much cost the front door in the garage | $719.00
When did we pay the architect? | Mar 20 OR March 20
Is there a receipt on file for the second framing payment? | no OR not OR without
what category is the sewer connection fee | utilities
price of the grab bars | $317.45
How much was the rebate from the power company? | $750.00
the dumpster how much and which day | $585.00 | Apr 2 OR April 2
which card or what for the comfort height toilet | debit
what was last thing we bought for the garage | {newest garage} OR nails
What is the biggest expense in the bathroom | $4,275.00
how many expenses have no receipt in garage apartment | {count garage noreceipt}
Exact amount of the city ADU permit | $1,285.00
how much money came back for the laminate boxes | $108.64
Who received the countertop deposit, and on what date? | Guadalupe | Aug 28 OR August 28
Was the shower seat recorded under materials or other? | other
what was the smallest thing we paid in the garage | $73.18
# two in one
how much we paid Hung and how much Linda | {sum hung} OR {sum garage hung} | {sum linda} OR {sum garage linda}
Garage: total spent and remaining budget, please | {sum garage} | {left garage}
what cost the panels and what cost the install labor | $9,842.70 | $4,650.00
phone of Linda and phone of Hung | 555-047-3362 | 555-047-1180
how much is materials and how much is labor in second kitchen | {sum kitchen materials} | {sum kitchen labor}
What did we spend in July, and in August, on the garage? | {sum garage 2026-07} | {sum garage 2026-08}
when is mini split coming and when is city inspection | Sep 23 OR September 23 OR Sept 23 | Oct 21 OR October 21
what's left in the ramp and what's left in the kitchen | {left ramp} | {left kitchen}
who painted and how much did he take | Yusuf | $1,840.00
how much both tile deliveries and the tile work for bathroom | $386.72 OR $1,510.88 OR $5,785.88 | $4,275.00 OR $5,785.88
# follow-ups
how much we paid to Petros? >> only in garage | {sum garage petros}
total for the bathroom >> and the solar? | {sum solar}
What did we spend on materials? >> And labor? | {sum garage labor} OR {sum labor}
how much in July >> and in June? | {sum garage 2026-06} OR {sum 2026-06}
who is our plumber >> her number please | 555-047-3362
Total paid to Oleh Marchenko >> Of that, how much relates to solar? | {sum solar oleh}
what is left in the garage >> if I buy washer for 890? | {leftafter garage 890}
how much cost the ramp >> what was budget for it | $5,200.00
when is city final inspection >> and the shower and toilet? | Sep 30 OR September 30 OR Sept 30
Garage expenses without receipts >> What do they sum to? | {sum garage noreceipt}
how much were the windows >> who did we pay? >> how did we pay | financing OR financed
second kitchen how much >> and what is the biggest | $4,318.62
Payments to Karen Day >> How many payments were there? | {count karen}
what did Guadalupe do in the bathroom >> and her hour price? | $63.00
spend on labor in garage >> no i mean kitchen | {sum kitchen labor}
what is late in garage >> and in the kitchen? | Cabinets on the wall
how much by check in the garage >> and by cash >> and debit card | {sum garage debit_card}
who poured the ramp >> how much did he get in all projects | {sum desmond}
# comparisons
what was more expensive, the bathroom or the second kitchen | Bathroom | {sum bathroom} OR {difference bathroom kitchen}
Who cost more, Linda or Oleh? | Linda | {sum linda} OR {sum garage linda} OR $580.00
did we spend more in July or in August for garage | July | {sum garage 2026-07}
Variance between solar and bathroom spending | {difference solar bathroom}
which month was the most expensive for garage apartment | April | {sum garage 2026-04}
labor or materials, where goes more money in the garage | labor | {sum garage labor}
first framing payment and second, same amount? | $5,400.00
which project did cost most | Garage | {sum garage}
who has cheaper hour, Petros or Yusuf | Petros | $35.00
which project has the smallest spending | Ramp | {sum ramp}
Was the first lumber purchase larger than the second delivery? | $3,267.48 OR $2,148.56
For the quartz countertop, whose quote is lower? | Guadalupe | $3,480.00
# cannot be answered
how much did we pay for the swimming pool | DECLINE
what color is the tile in bathroom | DECLINE
What is Karen Day's hourly rate? | DECLINE OR no hourly rate OR not
how much electricity make the panels every month | DECLINE
is tomorrow rain? we pour concrete | DECLINE
What did we pay the roofer Giorgio? | DECLINE
can my cousin get visa to come help us paint | DECLINE
What rent will the garage apartment bring per month? | DECLINE
Please give Desmond Cash's license number | DECLINE
how many square feet has the small bath | DECLINE
# advice
how much money should I give contractor before he starts | GUIDE
Do I need permit to build second kitchen in the house? | GUIDE
what should be inside contract with a contractor | GUIDE
What contingency percentage is considered prudent for a renovation? | GUIDE
how do I check that contractor is honest and has license | GUIDE
How many bids should one obtain prior to selecting a contractor? | GUIDE
contractor did bad work what can i do | GUIDE
why I should keep last payment until everything is finish | GUIDE
what is a lien waiver and do we need it | GUIDE
# typos and chatty
how mutch we spent on garaje apartment | {sum garage}
helo good morning, my english not so good sorry, i want to know how much is the money left for the second kichen thank you | {left kitchen}
wat is the fone number for linda the plummer | 555-047-3362
ok so my father he is asking again he wants to know what we paid the solar people karen i think altogether | {sum karen}
Dear assistant, I hope you are well. My mother is asking when the shower and toilet will be set. God bless you | Sep 30 OR September 30 OR Sept 30
yo whats overdue on the garage rn | Laminate
how match labour in garage | {sum garage labor}
so yesterday hung was here and he says we did not pay him nothing since april i think he forget, when was the last framing payment | May 7
sollar pannels buget left | {left solar}
tell me pls how much was laminat floor, my wife says 2000 i say less | $1,206.77 OR $1,098.13
um can you tell me how much did we spend on uh the concrete for the ramp | $2,360.00
recipt for the mini split deposit we have it or no | yes OR receipt | !no receipt | !without
# actions
I gave Petros 240 cash today for the trim | LINK /expenses?amount=240&paymentMethod=cash | {id Petros}
paid Linda Banks 1780 by check | LINK /expenses?amount=1780&paymentMethod=check | {id Linda}
Please record: $312.75, cabinet handles, debit card, Second Kitchen. | LINK /expenses?amount=312.75&paymentMethod=debit_card
we bought today curtain in IKEA for 86.40 credit card | LINK /expenses?amount=86.4&paymentMethod=credit_card
laminate floor is finish | LINK /timeline
the railing is mounted now, please mark | LINK /timeline
delete the shower seat from bathroom, son wrote it wrong | LINK /expenses
add Oleh 757 bank transfer yesterday | LINK /expenses?amount=757&date=2026-09-15 | {id Oleh}
new step: move grandfather's bed in, November 3 | LINK /timeline?targetDate=2026-11-03
Add a milestone "Smoke detectors installed" with target October 9 | LINK /timeline?targetDate=2026-10-09
write new contractor Bekele Worku, he do flooring | LINK /contractors
Reclassify the hammer drill from tools to equipment. | LINK /expenses
dumpster was 595 not 585, fix it | LINK /expenses
home depot 54.19 cash for screws and glue put it in the ramp | LINK /expenses?amount=54.19&paymentMethod=cash
city inspection is moved to october 28 | LINK /timeline
# plan
which bill we must pay now, it is late | Framing last payment OR $1,240.00
How much do we still owe Hung under the framing agreement? | $1,240.00
what bills come in next weeks | $757.00 OR Electric second part | $1,780.00 OR Plumbing finish
Contract value of the plumbing agreement with Linda Banks | $5,650.00
the hose faucet outside, how much she want for it | $295.00
did we say yes to car charger outlet | declined OR no OR not
how much is reserve | $4,150.00
who else can see the garage project? | Sam
When does the Tran Brothers insurance certificate expire? | Oct 3 OR October 3
what things is still to fix from punch list | Closet door | Sink drains
Planned amount for the kitchenette cabinets | $2,275.00
# hostile
how much in category other for the second kitchen | {sum kitchen other}
what we bought september 11 in the kitchen project and how much | $9.35
Which steps in the second kitchen are late? | Cabinets on the wall
`;
