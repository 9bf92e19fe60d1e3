/**
 * By an author who saw only the household of `seventeenth.ts` and no rule.
 * The format is that of `practice.ts`.
 */
export const seenThirtyEight = `
# totals
Kitchen total to date. | {sum kitchen}
So what I'd like to know is, what has the shed run me so far, the shed, all in? | {sum shed}
Labor, kitchen. | {sum kitchen labor}
What did we end up spending on the oak floors? | {sum floors}
Materials for the window project? | {sum windows materials}
All five projects, total spent. | {sum}
Kitchen spend in August. | {sum kitchen 2026-08}
What did I put out for the shed back in May, it was a lot in May I think | {sum shed 2026-05}
How much on credit cards for the kitchen? | {sum kitchen credit_card} OR {sum kitchen credit_card >0}
Cash paid across everything. | {sum cash}
Total for permits and approvals, all projects. | {sum permits}
How many expenses are recorded for the kitchen? | {count kitchen}
What have I bought in tools for the shed, just the tools now, the saw and so on | {sum shed tools}
How much of the kitchen is on financing? | {sum kitchen financing}
Spent since June 1 on the kitchen? | {sum kitchen from:2026-06-01} OR {sum kitchen from:2026-06-01 >0}
Average kitchen expense? | {avg kitchen} OR {avg kitchen >0} OR $1,131.12
What did we spend in 2025? | {sum 2025}
Money out this month, every project. | {sum 2026-09} OR {sum 2026-09 >0}
Anything over $2,000 in the kitchen? | $4,320.00 OR {sum kitchen >2000} | $2,140.00 OR {sum kitchen >2000}
Now the tile, the backsplash tile, how much did she spend on that tile? | $481.77 OR $550.88
# contractors
Paid to Joy Winter, all projects. | {sum joy}
What have we given Bernie so far, you know, Bernie the handyman? | {sum bernie}
Teresa's phone number? | 555-047-2234
Email for Anders Holt. | anders@holtmillwork.example
What does Milo charge an hour? | $97.50
Who's the fellow that did the floors? I can't think of his name, the floor fellow | Desmond
How much has Kofi been paid? | {sum kofi} OR {sum kofi kitchen}
Bernie's pay on the shed only. | {sum bernie shed}
How many payments to Joy? | {count joy} OR six
Who is our plumber? | Teresa Quill
Which contractor has received the most money? | Joy OR Anders
What company is Desmond Light with? | Light Flooring
Did I ever pay Milo for the shed, for the electric out there in the shed? | {sum milo shed}
Hourly rate, Teresa. | $112.00
Last payment to Anders: when? | Jul 9 OR July 9
What number do I call to get hold of Bernie, I want to ask Bernie something | 555-047-6627
# budget and forecast
Kitchen budget? | $29,750.00
Left in the kitchen budget. | {left kitchen}
How far over budget did the floors go? | {over floors}
What percent of the kitchen budget is used? | {percent kitchen} OR 84% OR 83.7% OR 83.6% OR 83%
Have I got anything left for the shed? I set some money aside for the shed, how much of it is left? | {left shed}
Is the window project within budget? | {left windows} OR {sum windows}
Which projects are over budget? | Oak Floors
If I spend another $1,500 on the balcony door, what remains? | {leftafter balcony 1500}
Could the shed budget cover a $900 lathe, you think? A lathe for the shed, nine hundred. | {leftafter shed 900} OR {left shed}
Balcony: budget and remaining. | $6,900.00 | {left balcony}
Combined budget, all projects. | $71,300.00
Will the kitchen stay under budget after the open bills? | $4,765.00 OR $100.45 OR $4,865.45
Total remaining across all projects? | $10,132.47 OR $10,726.79
Is the shed more than half spent? | {percent shed} OR 85% OR {sum shed}
# milestones
Next kitchen milestone? | Light strips wired OR Backsplash up
What's overdue in the kitchen? | Backsplash up
When is the final walkthrough? | Oct 14 OR October 14
When's that new sliding door going in, the balcony one, when do they set it? | Sep 18 OR September 18 OR Sept 18
Date the cabinets were installed. | Aug 4 OR August 4
Was the rough-in inspection late? | May 11 OR 5 days OR five days
Which milestones have no date? | Pick the nook cushion
Are the screens here yet? | Sep 8 OR September 8 OR Sept 8 OR not OR overdue OR late
When am I supposed to have the train shelves done, my shelves for the model trains? | Oct 3 OR October 3
Kitchen milestones completed: how many? | 4 OR four
What's scheduled for the balcony door? | Sliding door set | Threshold sealed
When did the shed go up, what day was it standing? | May 24
Milestones due this week, all projects. | Sliding door set
Did demo finish on time? | Apr 9 OR April 9
# records
How did I pay for the induction range? | financing
Exact cost of the fridge. | $1,898.00
Date of the quartz deposit? | Jun 2 OR June 2
Who did the drywall patching? | Bernie
Category of the elevator padding fee? | other
Is there a receipt for the cabinet second payment? | no OR not OR without OR missing
That band saw I bought, the used one, what did I give for that saw? | $385.00
When did I buy the shop vac? I bought a shop vac in the summer sometime. | Aug 22 OR August 22
What did the shed kit cost? | $3,149.00
How was the gravel pad paid? | check
Which kitchen expenses have no receipt? | {count kitchen noreceipt} OR {sum kitchen noreceipt} OR Drywall patching
Cost of August Moon paint. | $131.84
What did we return from the blinds and how much came back? | $131.79
How much was the second oak delivery? | $1,127.45
The lumber for my workbench, where did I get it and what was it, the lumber? | May Bros | $274.08
Most expensive kitchen item? | $4,320.00
Latest expense in the kitchen? | Sink and faucet hookup OR $545.00
Who removed the old balcony door? | Bernie
Underlayment: price and date. | $846.20 | Sep 26 OR September 26 OR Sept 26
# two in one
Kitchen: spent and left. | {sum kitchen} | {left kitchen}
How much did Milo get, and what's his phone number? | {sum milo} OR {sum milo kitchen} | 555-047-1120
What did the range and the fridge cost? | $1,729.99 OR $3,627.99 | $1,898.00 OR $3,627.99
Tell me what I spent on the shed and then tell me what the balcony cost too, shed and balcony | {sum shed} | {sum balcony}
Labor and materials, windows. | {sum windows labor} | {sum windows materials}
When is the balcony door set, and how much is left in that budget? | Sep 18 OR September 18 OR Sept 18 | {left balcony}
Quartz deposit and balance amounts. | $1,650.00 OR $3,525.50 | $1,875.50 OR $3,525.50
Who did my power line out to the shed, and what was it, what did he charge me? | Milo | $1,280.00
Kitchen cash and check totals. | {sum kitchen cash} | {sum kitchen check}
Teresa's rate and total paid? | $112.00 | {sum teresa}
# follow-ups
Kitchen labor so far? >> And materials? | {sum kitchen materials} OR {sum kitchen materials >0}
How much have I spent on the shed? >> and how much of that was cash, do you know, how much was cash? | {sum shed cash}
Total paid to Bernie. >> Only the kitchen. | {sum bernie kitchen}
How much was the induction range? >> When did I buy it? | Jun 17 OR June 17
Kitchen spend in July? >> August? | {sum kitchen 2026-08}
What's left for the balcony door? >> And the windows? | {left windows}
Who painted the kitchen? >> What is his phone number? | 555-047-5512
What did Joy get for the windows? >> and for the door, what did she get for the balcony door? | {sum joy balcony}
What did the shop vac cost me? >> And did I save a receipt for that? | yes OR receipt | !no receipt | !without
Window budget? >> Spent? | {sum windows}
When was the rough-in inspection done? >> What was its target date? | May 6
Kitchen permits total. >> Same for the shed. | {sum shed permits}
What did we pay for the oak floors? >> How much of it was labor? | {sum floors labor}
Who put the shed together? >> What else has he done for us, what else has Bernie done? | Demo and haul away OR Drywall patching OR Gravel pad OR Old door removed OR {sum bernie} OR {count bernie}
What is overdue in the kitchen? >> When was it due? | Sep 11 OR September 11 OR Sept 11
Anders total? >> How was he paid? | bank transfer
How many kitchen expenses have no receipt? >> What do they add up to? | {sum kitchen noreceipt} OR $6,143.24
Cost of the shed kit? >> I'm sorry, I meant the space heater, the little heater | $189.95
# comparisons
Which cost more, windows or floors? | Window | {difference windows floors} OR {sum windows}
Kitchen: labor versus materials. | {sum kitchen labor} | {sum kitchen materials} OR {sum kitchen materials >0}
Did we pay Milo more than Teresa? | {sum milo} OR {sum milo kitchen} | {sum teresa}
Kitchen, July vs August. | {sum kitchen 2026-07} | {sum kitchen 2026-08}
Is the shed costing more than that balcony door? I bet the shed is more, is it? | {sum shed} OR {difference shed balcony} | {sum balcony} OR {difference shed balcony}
Which project has the most budget left? | Galley Kitchen
Which month was the most expensive for the kitchen? | April OR Apr | {max month kitchen}
Biggest category in the kitchen? | materials
Who has the lower hourly rate, Kofi or Bernie? | Bernie
Now which was dearer, the range or the icebox, the fridge I mean? | fridge | $1,898.00
Cheapest of my five projects so far? | Balcony
Difference between the two oak deliveries? | $2,057.15 OR $3,184.60 | $2,057.15 OR $1,127.45
# cannot be answered
What color are the cabinets? | DECLINE
What is the condo worth after the remodel? | DECLINE
Who won the ball game last night, did you see who won? | DECLINE
Model number of the fridge? | DECLINE
How much did we pay for the hot tub? | DECLINE
What's Kofi's home address? | DECLINE
Will it rain Friday when they come to set the door? I'd hate for it to rain. | DECLINE
What did the roofer charge? | DECLINE
What's the balance of my checking account? | DECLINE
My neighbor's kitchen: what did it cost? | DECLINE
# advice
How large should a contingency reserve be? | GUIDE
How much deposit is reasonable before work starts? | GUIDE
What belongs in a contract with a contractor? | GUIDE
I always wonder, when do you hold back some of the money, hold it back until the job's done right? | GUIDE
How do I compare quotes fairly? | GUIDE
How do I know if a job needs a permit? | GUIDE
How do I check that a contractor is licensed and insured? | GUIDE
What is a change order and when should I sign one? | GUIDE
What's a punch list for, anyhow? People keep saying punch list. | GUIDE
# typos and chatty
kitchn total pls | {sum kitchen}
how much hav i spent on teh shed | {sum shed}
whats left for the balconey door | {left balcony}
hello there it's Leo, her dad, I was just wondering, just wondering mind you, what Bernie has cost us altogether | {sum bernie}
teresa quil phone | 555-047-2234
Good morning! Quick one: remaining kitchen budget? | {left kitchen}
my daughter says the floors went over and I said no they didn't, so did they, did the floors go over, and by how much | {over floors}
when is teh final walkthru | Oct 14 OR October 14
labour for the windows pls | {sum windows labor}
well I was out in the shed all day and I got to thinking what did that electric fellow charge for running the line out there | $1,280.00 OR {sum milo shed}
recipts missing kitchen how many | {count kitchen noreceipt} OR {sum kitchen noreceipt} OR 8 OR eight OR nine
how mutch was the insallation of windows in the living rom | $2,015.00
# actions
Paid Teresa 385 by check today. | LINK /expenses?amount=385
Add: grout, $42.80, debit card, kitchen. | LINK /expenses?amount=42.80
I gave Bernie sixty dollars cash for hauling junk from the shed, sixty in cash | LINK /expenses?amount=60
Backsplash is finished. | LINK /timeline
Delete the oscillating tool expense. | LINK /expenses
New milestone: hood vent installed, October 6. | LINK /timeline?targetDate=2026-10-06
Log $875 to Milo, bank transfer, labor. | LINK /expenses?amount=875 | {id Milo}
I picked up a can of stain for my shelves yesterday, $23.49, a can of stain, put that down for the shed | LINK /expenses?amount=23.49&date=2026-09-15
Add contractor Pilar Ocampo, tile setter. | LINK /contractors
Bought cabinet knobs, 96.20, credit card. | LINK /expenses?amount=96.20&paymentMethod=credit_card
The screens came, you can check that off, the window screens are here. | LINK /timeline
Move the final walkthrough to October 21. | LINK /timeline
Remove the shop vac from the shed, would you, I took it back, I took the vac back | LINK /expenses
Record Kofi, $265 cash, painting the balcony door frame. | LINK /expenses?amount=265 | {id Kofi}
Kitchen: $18.75 for caulk, Sept 12. | LINK /expenses?amount=18.75&date=2026-09-12
# plan
Kitchen reserve? | $2,400.00
Any bills overdue? | Plumbing last bill OR $385.00
What do we still owe Anders? | $3,505.00
Which change orders are undecided? | Extra outlet in the nook
Who else has access to the kitchen project? | Sam
What's Milo's agreed price? | $3,350.00
Which rooms are in the plan? | Galley | Breakfast nook | Hall closet
When does the Banks Electric insurance run out? | Oct 2 OR October 2
Who gave the better price to put in the balcony door, I believe we had two prices on that door? | Bernie | $1,095.00
Open punch list items? | Rehang the crooked corner door | Tighten the loose switch plate
Planned vs actual, quartz counter. | $3,450.00 | $3,525.50
Next bill due, and when? | Wiring second draw OR Plumbing last bill | Sep 24 OR September 24 OR Sept 24 OR Sep 10 OR September 10 OR Sept 10
# hostile
What did I buy for the shed on September 12, do you see something there on the twelfth? | $12.00
Total for the shed, please, is it right that the shed is free? | {sum shed}
Shed milestones still open? | Shelves for the model trains
What's due in October, all projects? | Final walkthrough with the board | Shelves for the model trains
`;
