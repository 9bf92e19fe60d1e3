/** By an author who saw only the household of `thirty-third.ts` and no rule. */
export const practiceFiftySix = `
# totals
Please state the aggregate of all sums disbursed on the kitchen to date, net of refunds. | {sum kitchen}
all four jobs together, whats the damage | {sum}
lumber n materials for the shed, total? | {sum workshop materials}
Good morning. I promised my sister I would find out: what did the hall bathroom cost us altogether? | {sum bathroom}
how much cash have we handed out on every project combined | {sum cash}
Kitchen expenses strictly exceeding $1,000: how many are there? | {count kitchen >1000}
kitchen in sept so far, how much did we burn thru | {sum kitchen 2026-09}
Everything we put on the credit card for the bathroom, less what came back, please. | {sum bathroom credit_card}
labor on the kitchen without wendell | {sum kitchen labor !wendell}
kitchen stuff between april 1 and june 30 incl, total pls | {sum kitchen from:2026-04-01 to:2026-06-30}
Of the kitchen expenses, how many lack a receipt, refunds included? | {count kitchen noreceipt}
Financed purchases only: what do they come to, across all projects? | {sum financing}
tool money in the workshop, net of what we took back | {sum workshop tools}
avg of a labor payment in the courtyard | {avg courtyard labor}
How much did we spend in 2025, on all of the projects taken together? | {sum 2025}
# contractors
how much has imani got off us counting every job | {sum imani}
yesenia's number? need her on the phone | 555-083-9042
What hourly rate does Wendell Koss charge according to our records? | $68
who does our tile | Tobias
I should like to write to the landscaper. What is her e-mail address, please? | anneke@visserlandscapes.example
whats the name of wendells firm | Koss Cabinetry
total to Rufus over all jobs, hauling and posts | {sum rufus}
which of our trades charges the most per hr | Imani
Kindly identify every contractor to whom a payment was made on the courtyard. | Anneke | Rufus
how many times did we pay bao, all projects | {count bao}
When was the most recent payment to Helmut Sorg? | Jul 30 OR July 30
The gentleman who hung our drywall was so friendly. May I ask what we paid him for the kitchen work? | {sum kitchen bao}
did we ever pay tobias by check and how much in total all projects | {sum tobias check}
who cut our counter, and his phone | Helmut | 555-083-3389
# budget and forecast
whats left on the kitchen | {left kitchen}
By what exact amount does the courtyard exceed its budget? | {over courtyard}
percent of the kitchen money used up? | {percent kitchen} OR 88.7% OR 89%
What was the budget we set for the hall bathroom? | $9,900
if i drop another 640 on the kitchen what have we got left | {leftafter kitchen 640}
Assuming all open bills of the kitchen, $1,345 together, are paid, what remains of its budget? | {leftafter kitchen 1345}
shed money not spent yet | {left workshop}
Add up all four budgets for me, dear, I have lost my slip of paper. | $52,200
which project blew its budget | Courtyard
did the bathroom come in under, n by how much | {left bathroom}
Subtracting everything spent from all budgets together, what balance is there? | $3,999.52
anneke wants 350 more for the courtyard. how deep over are we then | {leftafter courtyard 350}
can a 4000 dollar floor still fit in the kitchen budget | 396.76 OR {left kitchen}
Which of the four projects has the most money still unspent? | Galley OR kitchen
# milestones
what's late in the kitchen | Backsplash grouted
whens the final inspection | Oct 7 OR October 7
Kindly confirm the date on which the rough-in inspection was completed. | Apr 17 OR April 17
Was the rough-in inspection completed on or before its target date, and if not, by how many days was it late? | 3 days OR three
how many kitchen milestones are done so far | 5 OR five
next up on the kitchen calendar after today? | Kitchen painted | Sep 25 OR September 25
pegboard wall, was supposed to be up when | Sep 12 OR September 12
Which month did the bathroom become usable again? | Jan
did the cabinets go in on time or nah | late OR Jun 26 OR June 26 OR 7 days OR seven days
Our patio, I remember the lemonade we drank on it. On what day was it finished? | Jun 2 OR June 2
anything in the kitchen with no date on it | Pick the bar stools
target for counter in and when was it really done | Jul 31 OR July 31 | Jul 30 OR July 30
bulbs for autumn, when do they go in | Oct 15 OR October 15
Which milestones in the courtyard remain uncompleted? | Autumn bulbs planted
How many days overdue is the grouting of the backsplash as of today? | 7 days OR seven OR a week
# records
what did the dishwasher run us | $724.50
On what date was the kitchen remodel permit paid? | Mar 3 OR March 3
how was the induction range paid for | financ
who laid the patio | Anneke
table saw price? | $649
Which payment method was employed for the cabinet deposit? | bank transfer
when did the porcelain floor tile get bought, what month | Nov
is there a receipt for the french drain | no | !Yes
We bought such lovely shrubs. What did they cost, and at which nursery? | $274.30 | Moss Lane
what category is the string lights thing under | other
the hood that was too wide - what did we get back | $419
last thing we bought for the kitchen | {newest kitchen}
How much credit did we obtain for the returned router? | $189
how many boxes of backsplash tile did we get | nine OR 9
dumpster size and cost | 10 yard OR 10-yard | $398
# two in one
kitchen total and whats left of it | {sum kitchen} | {left kitchen}
What did the toilet cost, and what did the vanity cost? | $312 | $689
imanis rate n her phone | $102 | 555-083-6630
who painted the bathroom and what'd he take | Bao | $380
Please give the shed's budget as well as the amount spent on it. | $5,200 | {sum workshop}
how much for the pavers, and when'd we buy em | $1,480 | May 7
labor and materials in the courtyard, seperate | {sum courtyard labor} | {sum courtyard materials}
When is the kitchen to be painted, and when is the final inspection? | Sep 25 OR September 25 | Oct 7 OR October 7
wat did july n june electric cost us | $131.07 | $118.42
My memory is not what it was: how much did the quartz counter cost in both payments together, and who made it? | $3,300 | Helmut
rufus: price for gutting the bath, price for pulling the kitchen | $850 | $640
State the total paid by check in the bathroom and the total paid in cash in the bathroom. | {sum bathroom check} | {sum bathroom cash}
how many refunds in the whole lot and what do they add up to | 4 OR four | $729.15
sink price? and the hookup | $538.90 | $455
# follow-ups
how much did we spend on the kitchen >> and the courtyard? | {sum courtyard}
what has yesenia been paid on all projects >> only the bathroom part | {sum yesenia bathroom}
When was the vanity bought? >> And how was it paid? | credit card
kitchen labor total >> materials? | {sum kitchen materials}
who set the backsplash >> how much did he get for that one | $980
shed spend >> without tools >> and just 2026-02? | {sum workshop !tools 2026-02} OR {sum workshop 2026-02}
What is Wendell's telephone number? >> Thank you kindly. And his e-mail address? | wendell@kosscabinetry.example
whats left in the bathroom budget >> n the shed | {left workshop}
Specify the total paid by check on all projects. >> Now the same for cash. | {sum cash}
wats the most we paid in one go in the courtyard >> who got it | Anneke
kitchen august total >> july? | {sum kitchen 2026-07}
final inspection date? >> and the paint one | Sep 25 OR September 25
How many payments did Imani receive over all projects? >> What is their sum? | {sum imani}
drywall sheets, price >> and hanging it? | $1,340
I was telling my old colleague about the shower glass. What did we pay? >> And in which month was that? | Jan
# comparisons
kitchen vs bathroom, gap in spending | {difference kitchen bathroom}
Which cost more, the courtyard or the workshop, and by how much? | Courtyard | {difference courtyard workshop}
over all four projects who took more, imani or yesenia | Yesenia
whats pricier dishwasher or range | range
did we use more credit card or cash on all jobs, difference? | {difference credit_card cash}
Was August more expensive than July in the kitchen? | July | {sum kitchen 2026-08} | {sum kitchen 2026-07}
labor against materials in the kitchen, which is bigger | materials
Who charges less by the hour, Bao or Tobias? | Bao
What is the difference between the June and the July electric bills? | $12.65
biggest project by spending, smallest by spending | Galley OR kitchen | Shed OR workshop
sink hookup or rough plumbing, what was the dearer one | Rough plumbing OR $1,985
first hood vs the slim one - how much more did the slim one run | $46.25
Comparing the two permits, kitchen and bathroom, which was the higher and by what margin? | kitchen OR Galley | $276
tablesaw vs dust collector, diff | $234
# cannot be answered
what color are we painting the kitchen | DECLINE
Please cite the number of Wendell Koss's contractor's licence. | DECLINE
annekes phone number | DECLINE
whats rufus charge per hr | DECLINE
what wood did we frame the boxes from | DECLINE
How much of all this did each of the four of us contribute personally? | DECLINE
interest rate on the dishwasher financing?? | DECLINE
My niece is fond of ferns. Which kinds of fern did we plant? | DECLINE
how many sq ft is the kitchen | DECLINE
What is the name of the inspector who approved the rough-in? | DECLINE
what brand r the pendant lights | DECLINE
how long is bao's lunch break lol | DECLINE
sales tax on the table saw, how much was it | DECLINE
Which thickness of quartz did we order? | DECLINE
# advice
Is it prudent to pay a contractor the full price before the work commences? | GUIDE
do i need a permit to move a gas line, generally | GUIDE
paint before floor or after | GUIDE
What ought a written contract with a tradesperson contain, in general? | GUIDE
how many quotes should u get usually | GUIDE
I once had a cook stove delivered in the wrong week. When should one order appliances during a remodel? | GUIDE
whats a change order even | GUIDE
house is old, how do i know theres lead paint b4 we sand | GUIDE
How does one verify that a contractor is properly licensed and insured? | GUIDE
rough-in before drywall, right? what goes in what order in a kitchen | GUIDE
how much extra money should u keep aside for surprises in a reno | GUIDE
What is a lien waiver and when should it be obtained? | GUIDE
best way to keep dust out of the other rooms | GUIDE
Could you tell me, please, what a punch list is for? | GUIDE
# typos and chatty
hw mch did teh kichen cost so far | {sum kitchen}
ok so dont judge me i lost the paper lol, wats imanis email | imani@clarkeelectric.example
bathrom total pls n thx | {sum bathroom}
It rained all week and we sat indoors counting pennies, and then Grace asked me what the cedar planters had been. Do you know? | $318.75
anekke total?? | {sum anneke}
finl inspecton wen | Oct 7 OR October 7
Pardon my fingers, they are old: how much was the showr glas? | $875
yo we broke or not, kitchen, how much left | {left kitchen}
wendel phone, im at the lumber yard | 555-083-2216
epoxi flor kit cost | $247.50
So I was arguing with the landlord's cousin about cement and he bet me I could not name it: what did the gravel and sand come to? | $296.40
courtyrd how far ovr budgt | {over courtyard}
Counsel is tired and has mislaid the file; wherefore, the date of the Hall bathrom permit? | Oct 8 OR October 8
omg the dishwaser, when did we get it again, like which month | May
# actions
record 62.40 for sandpaper, paid cash yesterday, kitchen | LINK /expenses?amount=62.40&paymentMethod=cash&date=2026-09-15
Kindly enter an expense of $118.75 for grout, paid by debit card today. | LINK /expenses?amount=118.75&paymentMethod=debit_card&date=2026-09-16
paid tobias 245.50 by check today for grouting, put it in | LINK /expenses?amount=245.50&paymentMethod=check&date=2026-09-16 | {id Tobias}
backsplash grouted is done, tick it | LINK /timeline
push kitchen painted to oct 2 | LINK /timeline
Please add a new milestone, Bar stools delivered, for October 14. | LINK /timeline?targetDate=2026-10-14
new guy to add: Luis Prado, floor layer | LINK /contractors?add=new
got 36.90 back on the credit card today for a lamp, log it as a refund | LINK /expenses?amount=-36.90&paymentMethod=credit_card&date=2026-09-16
the sample pots were 28.65 not 26.85, can u fix | LINK /expenses
I am afraid the string lights were a gift after all. Would you please delete that expense? | LINK /expenses
log permit fee 85.50, bank transfer, sept 14 | LINK /expenses?amount=85.50&category=permits&paymentMethod=bank_transfer&date=2026-09-14
Be so good as to record a payment of $210.25 to Bao Tran in cash on September 12. | LINK /expenses?amount=210.25&paymentMethod=cash&date=2026-09-12 | {id Bao}
nu milestone pls: cork floor down, sept 30 | LINK /timeline?targetDate=2026-09-30
Change the payment method of the cedar planters to credit card. | LINK /expenses
# plan
how much did we plan for appliances | $3,100
What amount is allotted to the cork floor in the plan? | $1,250
which bill is overdue n how much | Cabinet last payment | $470
whats the next bill due after today | Pendant wiring | Sep 18 OR September 18
Sum of all unpaid bills on the kitchen, if you please. | $1,345
which change order is still waiting on us | Dimmer for the pendants
pantry change order, how much n did we say yes | $380 | accepted OR yes OR approved
When does Koss's liability insurance expire? | Oct 2 OR October 2
dishwasher warranty till when, year is enough | 2028
punch list - whats open | Drawer beside the range sticks | Pendant over the nook flickers
Which quotes have we for laying the cork floor, and at what figures? | $1,180 | $940
cheapest cork floor quote is whose | Bao
how big is our reserve | $2,500
Under the agreement with Ms. Duarte, what sum remains payable? | $80
What percentage is withheld under Imani's agreement as holdback? | 10%
# hostile
list every cash payment in the workshop | Shed door rebuilt OR $560 | $12
What did we spend in the courtyard in September 2026, and on what? | {sum courtyard 2026-09} OR $190 | Fence post repair
whats still open in the shed milestones | Pegboard wall up
`;
