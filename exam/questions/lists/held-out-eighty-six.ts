/** Questions of a nurse and a teacher with a 1970s ranch in Tucson. */
export const heldOutEightySix = `
# totals
Kitchen running total?? I'm on break, ten minutes | {sum kitchen}
what's the hall bath come out to, net of the credit | {sum hall}
sum of everything we paid Emiliano | {sum emiliano}
grand total for the whole house and yard | {sum}
how much of the kitchen is materials | {sum kitchen materials}
Kitchen expenses paid by check, please total them. | {sum kitchen check}
electric bills since the heat pump went in, both of them together | {sum cooling utilities}
what went out the door in June across all projects? | {sum 2026-06}
How much did the ramada cost us in February | {sum ramada 2026-02}
leave the appliances and rentals (equipment) out of it: what's the kitchen then | {sum kitchen !equipment}
Number of checks written for the cooling project? | 5 OR five
how much are we financing all together | {sum financing} OR {sum financing >0}
spring semester, so January 1 to May 31 of this year, every project. How much? | {sum from:2026-01-01 to:2026-05-31}
add up kitchen labor for me | {sum kitchen labor}
what have we paid with the debit card for the hall bath | {sum hall debit_card}
# contractors
Which electrician do we use | Priya
wendells cell | 555-063-5519
who built the ramada | Rudy
what is Chaz's hourly? | $55
Email of the cabinet guy, I need to send him a photo | shop@bracamonte.example
who took out the pink tub? | Emiliano
how would I get hold of Rudy | rudy@hatchersteel.example
what's the name of Lorna's business | Saguaro Plumbing
How much has Desert Current Electric gotten from us in total? | {sum priya}
tamsin got what, all in | {sum tamsin}
who hung the cabinets and what did just the hanging cost | Ignacio | $1,850
Is Wendell more than a hundred an hour? give me the rate | $110
the person who sealed our ducts? | Wendell
landscaper's number so Ned can text about the palo verde | 555-063-7086
# budget and forecast
remaining kitchen money | {left kitchen}
Did the cooling job bust its budget? by what amount | {over cooling}
What percentage of the kitchen's budget is spent? | {percent kitchen} OR 88.8% OR 89%
we could get a $900 pendant set. what's left for the kitchen then | {leftafter kitchen 900}
what budget did we give the ramada | $8,900
how much under budget did we finish the hall bath | {left hall}
After all four open bills are paid, what would still be in the kitchen budget? | $2,021.09
ramada percent used | {percent ramada} OR 91.1% OR 91%
If gravel for the path runs $550, ramada balance afterwards? | {leftafter ramada 550}
list whatever project is in the red | Cooling
our four budgets combined come to what | $71,800
say the nook bench goes to Rudy for $1,625, what does that leave in the kitchen | {leftafter kitchen 1625}
I know hall bath is basically done. percent of budget? | {percent hall} OR 75.3% OR 75.2% OR 75%
how much money can still go to the yard | {left ramada}
# milestones
what day is the city coming for the kitchen final | Oct 7 OR October 7
is anything late in the kitchen | hood OR Trash pull-out
When did demo wrap? | Apr 16 OR April 16
how far behind was the shower when we finally got to use it | 34 OR thirty-four
potluck date?? need to put it on the unit whiteboard | Oct 24 OR October 24
how many kitchen milestones are checked off | 5 OR five
Which milestone of the cooling project hasn't happened although its date has passed? | duct
was the heat pump running before its target | 2 days OR two days OR early OR earlier OR before OR ahead OR Jun 10 OR June 10 OR yes
rough wiring and gas: passed when, and how many days behind? | May 11 | 5 OR five
show the kitchen milestones that are not completed yet | Hood vented | painted | City final | Potluck
when is the gravel supposed to be raked in | Nov 7 OR November 7
what's coming up within the next two weeks in the kitchen | paint OR Range leak test
How many days overdue is the vent hood milestone | 4 OR four
cabinets in: one day late, on time, early? | one day OR 1 day OR late OR Jul 3 OR July 3
# records
how much was the quartz | $3,870
what date did the fridge get bought | May 15
how'd we pay for the glass shower door | check
which two things were bought on May 8 and for how much each | $749 | $1,629
How many cabinet pulls are there? | 34
the crane. one morning. how much | $480
where's our utility rebate, how big was it and when did it post | $600 | Jul 28 OR July 28
Who did the ramada footings? | Emiliano
one of Lorna's kitchen payments never got a receipt. which? | hookup OR Jul 24 OR July 24 OR $890
price of the wet saw rental pls | $118.60
Priciest purchase on the cooling project | $7,240
What did Lorna bill for swapping galvanized for PEX? | $2,140
last thing we recorded for the kitchen | {newest kitchen}
when did the trees go in the books, mesquite and palo verde | Apr 8 OR April 8
# two in one
kitchen spent and kitchen left, both | {sum kitchen} | {left kitchen}
who's the tile guy and how much has he made off us altogether | Chaz | {sum chaz}
When's the potluck, and is the city final before it? | Oct 24 OR October 24 | Oct 7 OR October 7 OR yes OR before OR earlier OR 17 days
thermostat price + load calc price | $229 | $275
Give me Priya's phone number and the hourly rate she charges. | 555-063-8805 | $88
permits for the kitchen, and permits for everything | $268.50 | {sum permits}
how much was the fridge and what did the price match give us back | $2,199 | $150
cooling: total spent? over by? | {sum cooling} | {over cooling}
steel cost and welding cost for the ramada | $2,480 | $1,950
What did the range cost and who ran its gas? | $1,629 | Lorna
Wendell: how many payments and how much altogether? | 5 OR five | {sum wendell}
when was the swamp cooler taken down and how much did it run | May 12 | $450
# follow-ups
how much is left for the ramada >> and the hall bath | {left hall}
What has Lorna been paid on the kitchen? >> and in the bathroom? | {sum hall lorna}
who sealed the ducts >> how much did he charge for it >> and his email | wendell@tsocooling.example
kitchen spending in may >> now june | {sum kitchen 2026-06}
total for credit card >> just the kitchen | {sum kitchen credit_card}
When was the permit approved? >> What did that permit cost us | $268.50
cabinets deposit amount >> and upon delivery? >> plus the install, just that one | $1,850
anything overdue on cooling >> what was its target date | Sep 4 OR September 4 OR Sept 4
how much did we spend on tile >> ok forget it. how much was the porcelain in the hall bath | $684
labor for hall >> materials? | {sum hall materials}
Did Emiliano work on the kitchen? >> On the cooling too? how much there | $725
what percent of the ramada is gone >> how about cooling | {percent cooling} OR 105.1% OR 105%
heat pump unit price >> and both install payments summed up | $5,800
who welded >> what does he charge an hour | $65
# comparisons
which is dearer so far, hall bath or ramada, and how big is the gap | Hall | {difference hall ramada}
who's got the lower rate: Chaz or Emiliano? | Emiliano
Of all contractors, who received the most? Amount too. | Ignacio | {sum ignacio}
did we spend more in may or in june on cooling, and what was the bigger one | May | {sum cooling 2026-05}
first or second electric bill, which one was lower | second OR 2nd OR Sep 10 OR Sept 10 OR September 10 OR $287.13
kitchen: biggest category and its sum | materials | {sum kitchen materials}
how much more did the range cost than the dishwasher | $880
Which project has used up the highest share of its budget? | Cooling
across house and yard, how much more has Priya earned than Chaz | $535
busiest month for spending overall? with the sum | May | {sum 2026-05}
Compare cash on the kitchen with cash on the ramada. | {sum kitchen cash} | {sum ramada cash}
which kitchen appliance cost us the most | fridge OR refrigerator
how much more have we put into the kitchen than into cooling | {difference kitchen cooling}
# cannot be answered
what's the SEER number on our heat pump | DECLINE
which brand of dishwasher is it? | DECLINE
How hot was it in the house the day they pulled the swamp cooler | DECLINE
who owned this place in 1974 | DECLINE
does Chaz have kids at Ned's school | DECLINE
How much did next door pay for their ramada? | DECLINE
which shift do they have me on at the hospital the day of the city final | DECLINE
what will our ranch appraise for once it's all done | DECLINE
serial number, fridge | DECLINE
whats priya's license number | DECLINE
How many of the ER crew said yes to the potluck? | DECLINE
what did the cabinet maker think of our floor plan | DECLINE
when will monsoon start next year and will the mesquites survive it | DECLINE
# advice
Should the cabinets or the floor go first in a kitchen | GUIDE
is it okay to pay a contractor in cash, or a bad idea | GUIDE
How do I check that an electrician is licensed? | GUIDE
what's a sane contingency percentage for a remodel | GUIDE
we have popcorn ceilings from the seventies. test for asbestos before scraping? | GUIDE
tips for cooking without a kitchen for weeks | GUIDE
What is a lien waiver and would we need one? | GUIDE
how do I compare two bids that don't list the same things | GUIDE
what typically goes wrong with change orders | GUIDE
a guy wants half up front. red flag? | GUIDE
when do inspectors usually have to see the walls open | GUIDE
does a bathroom fan have to vent outside | GUIDE
Which jobs should an amateur not do on his own? | GUIDE
# typos and chatty
lft in kitchn budgt? | {left kitchen}
just off a 12 hr night shift so type slow for me lol. what did we pay for that quartz | $3,870
Ned here, grading essays and procrastinating. Humor me: total for the ramada? | {sum ramada}
hwo is the pluber | Lorna
whats teh fone nuber 4 chaz | 555-063-2261
omg the potluck!!! when is it again, everyone at work keeps asking | Oct 24 OR October 24
coling projct ovr by how mutch | {over cooling}
So my mother-in-law claims the pink tub removal was a thousand bucks. Settle this, what did he charge? | $700
recipts missing in the kitchen, sum of thsoe | {sum kitchen noreceipt} OR {sum kitchen noreceipt >0}
good morning computer. my husband the teacher says i need to show my work, so what's labor on the hall bath, exactly | {sum hall labor}
hav we payd wendel mor then 7 grand?? exact nr | {sum wendell}
ok dumb question, don't judge, which day is painting supposed to be finished | Sep 26 OR September 26 OR Sept 26
disshwasher prise | $749
tired. hungry. camping stove dinner again. how much was that cooler and stove thing | $94
# actions
add 63 dollars cash, materials, from today | LINK /expenses?add=new&amount=63&paymentMethod=cash&category=materials&date=2026-09-16
The hood is vented! Cross it off | LINK /timeline
please enter check for $720 labor dated September 14 | LINK /expenses?add=new&amount=720&paymentMethod=check&category=labor&date=2026-09-14
make a milestone: banquette in place, Nov 20 | LINK /timeline?targetDate=2026-11-20
take the electric cooler + camp stove out of the kitchen expenses | LINK /expenses
Lorna switched her email, let me update it | LINK /contractors
new guy: a gutter installer. add to contractors | LINK /contractors?add=new
yesterday i spent $29 at the nursery, debit | LINK /expenses?add=new&amount=29&paymentMethod=debit_card&date=2026-09-15
push city final back a week to the 14th of October | LINK /timeline
the vent hood insert was really 485, i flipped the digits. correct it | LINK /expenses
Record tool purchase 118 credit card Sept 10 | LINK /expenses?add=new&amount=118&paymentMethod=credit_card&category=tools&date=2026-09-10
erase the grab bar milestone, we decided against it | LINK /timeline
schedule the countertop sealing for December 5 as a milestone | LINK /timeline?targetDate=2026-12-05
utilities 274 dollars by bank transfer, paid on Friday last week | LINK /expenses?add=new&amount=274&paymentMethod=bank_transfer&category=utilities&date=2026-09-11
# plan
what's our agreement with Ignacio worth before any change | $11,900
which bill should have been paid already | Trash pull-out
sum of open kitchen bills? | $1,790
Who quoted less for the nook banquette, and what's the difference between the two | Rudy | $215
how much money sits in reserve for the kitchen | $2,750
cabinet maker's insurance expires when | Oct 1 OR October 1
Is there a change order still waiting on our answer? which | Pendant
what does the punch list say for priya | buzz
backsplash line, planned amount please | $2,300
percent we're holding back from the electrical agreement | 10% OR 10 percent OR 10.00% OR ten percent
Name the rooms we set up for the kitchen plan. | Main kitchen | Breakfast nook | Pantry closet
when's the leak test bill due and for how much | Sep 21 OR September 21 OR Sept 21 | $230
# hostile
did we log anything under "other" for the ramada? how much | $3.00 | !quack
yard milestone in December, what day is that on | Dec 18 OR December 18 | !49,000
what is the smallest expense of the ramada project | {smallest ramada} | !quack
`;
