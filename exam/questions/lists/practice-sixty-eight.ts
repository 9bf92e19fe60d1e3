/** By an author who saw only the household of `forty-fifth.ts` and no rule. */
export const practiceSixtyEight = `
# totals
What has the kitchen swallowed up to now? | {sum kitchen}
all four projects put together, what have I spent on this house | {sum}
How much of the kitchen money went into labor? | {sum kitchen labor}
My wife says I throw cash around like a sailor. How much cash have I actually handed out on the kitchen job? | {sum kitchen cash}
What did I put on the credit card for the kitchen in August, with the returned faucet taken off again? | {sum kitchen credit_card 2026-08}
what did the porch come to in the end | {sum porch}
How many kitchen expenses are above a thousand bucks? | {count kitchen >1000} OR fifteen
Everything I spent on the kitchen in July please | {sum kitchen 2026-07}
The stuff I financed for the kitchen, what does that add up to? | {sum kitchen financing}
How many of the porch expenses never got a receipt? | {count porch noreceipt} OR four
How much has the city had from me for permits, all projects counted? | {sum permits}
I'm filling in a form for the insurance man. What did I spend in 2025, on all the projects? | {sum 2025}
From April 1 through June 30 this year, what did the kitchen cost me? | {sum kitchen from:2026-04-01 to:2026-06-30}
# contractors
How do I reach the electrician by phone? | 555-041-3306
what does Dariusz want per hour | $72
Who was it that restored those old sashes? I want to recommend her to the church. | Greta
how much has Malek Carpentry had from me on the kitchen alone | {sum kitchen dariusz}
Lorraine, over all the projects. Total please. | {sum lorraine}
Counting every project, how many times have I paid Moses? | {count moses} OR three OR 3 times
the engineer's email address | priya@ramanstructural.example
Out of all my people, who has the highest hourly rate? | Priya
What is the name of Felipe's company? | Arroyo Tile
Who do I call when there is junk to be hauled? | Moses
When did I last pay the plumber, any project? | Sep 3 OR September 3
what did Greta earn on the windows altogether | {sum windows greta}
# budget and forecast
How much is left in the kitchen budget? | {left kitchen}
The porch. Go ahead, tell me, by how much did I blow it? | {over porch}
what percent of the kitchen budget is used up | {percent kitchen} OR 88% OR 87.9% OR 88.0% OR 88 percent
If the stone yard wants another 1,900 from me, what remains of the kitchen budget? | {leftafter kitchen 1900}
What budget had I set for the windows? | $14,500
did the tenant's bath stay inside its budget, and with how much to spare | {left bath}
How much is all four budgets added up? | $81,700
I've got my eye on a table for 1,250 dollars. Where would that leave the kitchen budget? | {leftafter kitchen 1250}
Am I over budget in the kitchen yet? | {left kitchen} OR {sum kitchen} OR {percent kitchen} OR 88% OR not over OR under budget OR within
porch budget, how many percent did we end up using | {percent porch} OR 109% OR 109.1% OR 109 percent
Once I have paid every bill that is still open, what's left of the kitchen budget? | $4,101.12
She wants a bench for 2,400 plus lamps for 350. What would still be there of the kitchen money after both? | {leftafter kitchen 2750}
# milestones
Which milestone in the kitchen is overdue? | Soapstone
when's the tile behind the range supposed to be finished | Sep 23 OR September 23
Was the oak floor done on time? | Jul 1 OR July 1 OR early OR ahead OR before OR yes
When did the tenant get her bath back? | Feb 6 OR February 6
what date is the city coming for the final | Oct 14 OR October 14
How many days do we have till the walls must be painted? | 16 OR sixteen
Which of the kitchen milestones doesn't have a date? | Table
How many kitchen milestones are done so far? | 5 OR five
which kitchen milestones are still not done, list them all for me | Soapstone | Tile | Walls | City final | Table
On what day did the beam inspection go through? | Apr 16 OR April 16
Is there anything still open on the porch schedule? | railings
Which kitchen milestones fall in October? | Walls | City final
how late were the cabinets, in days | 5 OR five
# records
What did the fireclay sink cost? | $689
When did I buy the refrigerator? | Jun 3 OR June 3
how did I pay for the LVL | bank transfer OR bank_transfer
Who wove the new oak in? | Dariusz
that dumpster for the plaster, how much was it | $465
One of the two cabinet halves has no receipt in here, was it the first or the second? | second
What was the single biggest porch expense? | $2,950
Leaving out the refund, what's the smallest amount in the tenant's bath? | {smallest bath}
The very latest kitchen expense is what? | {newest kitchen} OR $46
What have I sent or taken back in the kitchen? | oak | faucet
What did Bellamy charge for the range? | $2,149
Which lumber yard did the treated lumber for the porch come from? | Oswald
Dariusz putting the beam up, what date does that payment have | Apr 10 OR April 10
# two in one
What's left in the kitchen, and when is the city final? | {left kitchen} | Oct 14 OR October 14
How much have I paid Ngozi on the kitchen and what's her number? | {sum kitchen ngozi} | 555-041-3306
total for the windows and total for the porch | {sum windows} | {sum porch}
What did the fridge cost and what did the range cost? | $1,799 | $2,149
Who set the tile in the tenant's bath, and for how much? | Felipe | $2,350
budget of the tenant bath and what I spent on it | $11,000 | {sum bath}
By what date should the kitchen walls be painted, and by what date the tile be up? | Oct 2 OR October 2 | Sep 23 OR September 23
Hourly rates of the plumber and the electrician? | $98 | $105
How much did the kitchen cost in June, and how much in July? | {sum kitchen 2026-06} | {sum kitchen 2026-07}
What did I give Moses for the kitchen tear-out, and what for putting the storms up? | $980 | $960
Tell me who drew up the beam and what she got for it | Priya | $1,150
How much of the bath was paid by check and how much in cash? | {sum bath check} | {sum bath cash}
# follow-ups
what did the porch cost >> and how much of that was Dariusz? | {sum porch dariusz}
Who does my plastering? >> What's his number? | 555-041-9954
kitchen spending in June >> July? >> and August | {sum kitchen 2026-08}
When should the kitchen walls be painted? >> And when's the city final? | Oct 14 OR October 14
How much have I paid by check on the kitchen? >> same thing for bank transfers | {sum kitchen bank_transfer}
What did Lorraine cost me in the tenant's bath? >> and in the kitchen? | {sum kitchen lorraine}
What is left in the kitchen budget? >> And if I blow 2,000 of that on a table and chairs? | {leftafter kitchen 2000}
What was the budget for the windows? >> And what did I spend of it? | {sum windows}
how much was the fridge >> how did I pay that one | financing OR financed
Is some kitchen milestone overdue? >> What was the date it should have been done? | Sep 4 OR September 4
How many kitchen expenses are over 2,000? >> And over 5,000? | {count kitchen >5000} OR two
Who restored the sashes? >> What does she charge an hour? >> And the plumber? | $98
total of the tenant's bath please >> how much of it fell in 2025 | {sum bath 2025}
# comparisons
Which one cost more, the porch or the tenant's bath, and how much more? | {difference bath porch}
Labor or materials, which ate more of the kitchen? Give me both numbers. | {sum kitchen labor} | {sum kitchen materials}
Who got more money on the kitchen, Ngozi or Lorraine, and how much more? | Ngozi | {sum kitchen ngozi} OR $900
was July or August the more expensive month in the kitchen, and by how much | July OR Jul | {sum kitchen 2026-07} OR $4,978.71
Have I paid more by check or by credit card on the kitchen, and how much more? | check | {sum kitchen check} OR $11,476.55
Of the four projects, which has cost the most, and how much? | Kitchen | {sum kitchen}
What was the worst month for the kitchen, moneywise, and what did it come to? | Apr | {sum kitchen 2026-04}
By how much is the engineer's hourly rate above the electrician's? | $45
Over all the projects, which contractor has had the most of my money, and how much? | Dariusz | {sum dariusz}
The sashes: our side cost more than the tenant's side, right? How much more? | $320
price difference between the range and the fridge | $350
Which of my projects went over its budget, and what was the overrun? | Porch | {over porch}
All projects together, did 2025 or 2026 cost me more, and how much more? | 2026 | {sum 2026} OR $15,681.36
# cannot be answered
How many square feet is the dining end? | DECLINE
When does my tenant's lease run out? | DECLINE
what will the duplex be worth when it's done | DECLINE
Which model number is the gas range? | DECLINE
Does Dariusz have another job booked for October? | DECLINE
Who lived here before us in the 1930s? | DECLINE
How long is the new beam, in feet? | DECLINE
what rent does the tenant pay me | DECLINE
What did the neighbors pay for their kitchen? | DECLINE
What time does the stone truck get here tomorrow? | DECLINE
Is it going to rain on the day the city comes? | DECLINE
What brand of paint is on the porch ceiling? | DECLINE
# advice
How can you tell whether a wall is load-bearing? | GUIDE
In a house from 1934, what should one watch out for before sanding old paint? | GUIDE
how much should people keep aside for surprises in an old house | GUIDE
Patch old plaster or tear it out and hang drywall, what's generally smarter? | GUIDE
What belongs in a written contract with a carpenter? | GUIDE
Do you generally need a permit to move a gas line? | GUIDE
Is it ever a good idea to pay a contractor everything up front? | GUIDE
What is a lien waiver good for? | GUIDE
In what order should one do floors, cabinets and paint in a kitchen? | GUIDE
how many quotes should a person get for a job | GUIDE
Any tricks for keeping demolition dust from spreading through the house? | GUIDE
Is old knob and tube wiring dangerous? | GUIDE
# typos and chatty
hwo much did i spned on teh kitchen in aprl | {sum kitchen 2026-04}
wats loraines phone numbr | 555-041-7719
Funny thing. When we opened that wall there was a newspaper from 1936 in it with an ad for an icebox, forty dollars. Forty! And then I look at my refrigerator. What did that one set me back again? | $1,799
My neighbor Earl claims he did his porch for under five grand, he tells me so every night over the hedge with a beer in his hand. So I need ammunition, or maybe I don't. What was mine, all in? | {sum porch}
budgt kichen how mcuh lft?? | {left kitchen}
whens the tyle behind the rnage due | Sep 23 OR September 23
Lord what a week. The dog got into the plaster dust and walked it all over the tenant's stairs, white paws up to the second floor. Anyway. What did Moses take for tearing out the kitchen? | $980
hw many expences did i pay by chekc on the kitchen | {count kitchen check} OR nine
The tenant, nice woman, plays the cello, you hear it through the wall and I don't mind it, she asked me on the steps what her bath ended up costing. I said plenty. What's the number? | {sum bath}
soapstoen deposit, waht was it | $1,900
gretas emial pls | greta@lindholmsash.example
My father-in-law, who has opinions, says nobody pays for plaster these days. I told him Stan is an artist. What did the artist get for patching and skimming in the kitchen? | $1,680
So we're sitting on upturned buckets, eating beans, no counter to put a plate on, and my wife looks at me that way. How many days overdue is the soapstone? | 12 OR twelve
utilites kitchn totl | {sum kitchen utilities}
# actions
Add 75 dollars cash, today, parking for the stone truck | LINK /expenses?add=new&amount=75&paymentMethod=cash&date=2026-09-16
please write down that I gave Stan 350 in cash yesterday for priming, that's labor | LINK /expenses?add=new&amount=350&paymentMethod=cash&category=labor&date=2026-09-15 | {id Stan}
The soapstone is in! Mark it as done. | LINK /timeline
Put a new milestone on the calendar for October 9, bench built | LINK /timeline?targetDate=2026-10-09
move the wall painting to October 8 | LINK /timeline
New contractor: Ollie Brandt, floor refinisher, 555-041-4471 | LINK /contractors?add=new
delete the pizza expense, my wife says it isn't renovation | LINK /expenses
The oscillating saw was 198.95, I mixed up the digits. Can you correct that? | LINK /expenses
Bought grout with the debit card this morning, 38.65, book it under materials | LINK /expenses?add=new&amount=38.65&paymentMethod=debit_card&category=materials&date=2026-09-16
They pushed the city final to October 21, change it | LINK /timeline
Take that table milestone off the list, we inherited my aunt's | LINK /timeline
log a check to Ngozi, 95 dollars, September 12, labor, she came back about a switch | LINK /expenses?add=new&amount=95&paymentMethod=check&category=labor&date=2026-09-12 | {id Ngozi}
add a milestone, dining lights up, Sept 28 | LINK /timeline?targetDate=2026-09-28
# plan
Which bill is past its due date, and how much is it? | plumbing OR Lorraine | $210
What's the next bill coming up that isn't late yet, and when? | $640 OR Arch OR Dariusz | Sep 25 OR September 25
Add up all the bills still to be paid for me | $1,675
What was the amount in the agreement with Dariusz when we first signed, before the change? | $7,900
is any change order still waiting for my answer, and what would it add | receptacle | $260
How big is my reserve in the kitchen? | $3,000
When does Malek's liability certificate run out? | Sep 28 OR September 28
till when is the range under warranty | Jun 3 OR June 3
Who quoted less for setting the zellige, and how much? | Stan | $985
What's still open on the punch list? | crooked OR cabinet door | Dimmer
What percentage do I hold back from Ngozi? | 10% OR 10 percent OR ten percent
What did I plan for the appliances? | $4,000
# hostile
What went into the porch in June 2026? Just the total. | {sum porch 2026-06} | !maebnoom
How much have the windows cost, everything counted? | {sum windows} | !$23,970.30
cash on the porch project, total | {sum porch cash} | !maebnoom
`;
