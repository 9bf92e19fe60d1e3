export const heldOutSeventyEight = `
# totals
What have I spent on the addition to date? | {sum addition}
how much labor has gone into the addition | {sum addition labor}
Materials on the deck, total please. | {sum deck materials}
sum of everything on financing for the addition, net of the lumber I returned | {sum addition financing}
What did the addition consume last month? | {sum addition 2026-08}
How many addition expenses exceed $2,500? | {count addition >2500} OR eleven
How many of the expenses on the addition have no receipt? | {count addition noreceipt} OR nine
permits, all projects, one figure | {sum permits}
Total outlay on the addition between March 1 and April 30? | {sum addition from:2026-03-01 to:2026-04-30}
Cash payments for the addition since the first of June: what do they add up to? | {sum addition cash from:2026-06-01}
what have the electric bills come to during the addition | {sum addition utilities}
Everything that went on the credit card in 2026, all projects combined | {sum credit_card 2026}
What is the average labor payment on the addition? | {avg addition labor}
how much did I spend in 2025 in all projects | {sum 2025}
Spending on the addition last week? | {sum addition from:2026-09-07 to:2026-09-13}
# contractors
What is Dov's phone number? | 555-047-9135
who is my electrician | Marguerite
How much has Casimir received from me in all, every project? | {sum casimir}
what does the structural engineer charge per hour | $145
Email address of the plumber? | ruben@sandovalplumbing.example
How many times have I paid Osei, across all projects? | {count osei} OR three
What did the foundation man cost on the addition? | {sum dov addition}
when did I last pay Marguerite | Jul 8 OR July 8
Name of Lennart's company? | Fisk Mechanical
Which of my contractors has the highest hourly rate? | Thelma
what was the roofer paid, and on which day | {sum pilar} | Jun 12 OR June 12
Who charges $57.50 an hour? | Pilar
How many contractors are in my list? | 8 OR eight
Marguerite, total, all projects together. | {sum marguerite}
# budget and forecast
I am trying to decide, before the boy's orthodontist sends his invoice, whether I can relax. What remains of the addition budget? | {left addition}
Is the den over budget, and by what amount? | {over den}
What percentage of the addition budget is used up? | {percent addition} OR 87.5% OR 88%
Suppose I spend another $1,850 on the addition. What remains? | {leftafter addition 1850}
budget of the heat pump project? | $12,600
How far below the limit is the deck? | {left deck}
Would a $3,400 kitchenette still fit in the addition budget, and how much would then be left? | {leftafter addition 3400}
By how much did the heat pump changeover stay under budget? | {left heat}
deck budget, how many percent gone | {percent deck} OR 98.4% OR 98%
if I pay a painter 1,650 out of the addition budget what is left after that | {leftafter addition 1650}
Which one of my projects went over its budget? | Den
Add up the budgets of all my projects for me | $102,900
I want a $150 planter for the deck. Does the deck budget cover that? | {leftafter deck 150} OR {left deck}
What was the budget I set for the rear addition? | $68,000
# milestones
What is overdue on the addition? | Siding
when is the final inspection | Oct 14 OR October 14
How many days late was the rough-in signed off? | 6 days OR six days
Was the frame topped out ahead of schedule, and by how many days? | 4 days OR four days
how many milestones of the addition are done | 5 OR five
Which milestone of the addition has no date yet? | blinds
When did the den come into use and when was that planned? | Jan 30 OR January 30 | Jan 16 OR January 16
by how many days did the railing on the deck miss its date | 11 days OR eleven days
What date did the roof become watertight? | Jun 12 OR June 12
Days from today until the final inspection? | 28 days OR 28
When is the heat pump due for its tune-up? | Oct 27 OR October 27
What is still scheduled for the rest of September on the addition? | paint | floor
did the footings get inspected on time | 2 days OR two days OR late OR Apr 8 OR April 8
When should the painting be finished? | Sep 22 OR September 22
# records
What did the LVL beam cost? | $1,196
who poured the footings | Dov
how did I pay for the patio slider | credit card OR credit_card
On which date did I pay the siding crew? | Sep 3 OR September 3
Which lumber yard did the framing lumber come from? | Tilbury
How much was the egress window? | $3,120
what's the last thing I recorded on the addition | {newest addition}
What was the rebate on the heat pump and when did it arrive? | $1,200 | Mar 12 OR March 12
What category did I file the dehumidifier under? | equipment
smallest expense on the addition? | {smallest addition}
Which project did I book the orbital sander to? | Deck
What was the biggest single expense of the addition? | Block wall | $6,200
When did I buy the three windows, and where? | Jun 19 OR June 19 | Northgate
price of the carpet tile before the one box went back | $1,164
# two in one
Addition: total spent, and what is left of the budget? | {sum addition} | {left addition}
phone number of the electrician, and what has she been paid on the addition? | 555-047-6604 | {sum marguerite addition}
How many expenses does the deck have and what is their sum? | {count deck} OR eleven | {sum deck}
When is the floor supposed to be laid, and what did the oak flooring cost? | Sep 28 OR September 28 | $2,394
labor for the den and materials for the den, separately | {sum den labor} | {sum den materials}
Give me the plumber's hourly rate and his company. | $94 | Sandoval Plumbing
Largest and smallest expense on the addition. | $6,200 | {smallest addition}
who hung the drywall in the addition and what did it cost | Osei | $2,950
What did I spend on the addition in July, and what in August? | {sum addition 2026-07} | {sum addition 2026-08}
When did I buy the nailer and how was it paid? | Jun 3 OR June 3 | credit card OR credit_card
For the addition: cash total and check total. | {sum addition cash} | {sum addition check}
tools on the addition and tools on the deck? | {sum addition tools} | {sum deck tools}
How far over is the den, and how far under is the heat pump? | {over den} | {left heat}
# follow-ups
What did the addition cost in June? >> and in May? | {sum addition 2026-05}
Dov's phone number? >> And what is his company called? | Brandt Foundations
What's left in the addition budget? >> And if the floor installer wants $2,200? | {leftafter addition 2200}
How much labor in the den? >> materials? | {sum den materials}
How much did I pay Casimir on the addition? >> And over all projects? | {sum casimir}
permits for the addition >> same for the den >> and for the deck? | {sum deck permits}
When is the final inspection? >> And the floor? | Sep 28 OR September 28
Which addition expenses have no receipt? >> What do those add up to? | {sum addition noreceipt}
who is my roofer >> how much has she been paid | {sum pilar}
List the den expenses above $2,000 >> How many is that? | {count den >2000} OR three
Credit card total on the deck? >> debit card? | {sum deck debit_card}
How much did Lennart get for the heat pump? >> In how many payments? | {count lennart} OR three
What have I spent on the heat pump project? >> How much budget does that leave? | {left heat}
what did the slider cost >> and the windows? >> both of them together | $4,474
# comparisons
Which cost more, the den or the heat pump, and what is the difference? | Den | {difference den heat}
Who has received more from me in all, Dov or Casimir, and by how much? | Dov | {difference dov casimir}
On the addition, did I spend more on labor or on materials? Give both figures. | {sum addition labor} | {sum addition materials} | labor
July against August on the addition: which month was more expensive? | August OR Aug | {sum addition 2026-08}
how much higher was the August electric bill than the July one | $14.67
who charges more per hour, the plumber or the electrician | Marguerite OR electrician
How much more has the addition cost than the den? | {difference addition den}
windows vs slider, which was dearer and by how much | $1,094
Which of my four projects has cost the least so far? | Deck
Did Osei or Pilar get more for the addition? What's the gap? | Osei | $75
credit card or check, which did I use for more money on the addition? | check | {sum addition check}
Compare spending on the heat pump and the deck for me. | {sum heat} | {sum deck}
In percent of budget, which is further along, the deck or the heat pump? | Deck | {percent deck} OR 98.4% OR 98%
# cannot be answered
Will the inspector pass us on October 14? | DECLINE
what is my house worth now that it has the addition | DECLINE
How many hours did Casimir's crew actually work on the siding? | DECLINE
What color siding did we order? | DECLINE
What's the R-value printed on the batts I bought? | DECLINE
what size rebar did Dov put in the footings | DECLINE
How much lower will my winter energy bill be because of the heat pump? | DECLINE
What interest rate am I paying on the financed lumber? | DECLINE
Which neighbor objected to the variance? | DECLINE
who makes the patio slider, what brand is it | DECLINE
Which days in October is Pilar free? | DECLINE
How heavy is that LVL beam? | DECLINE
who signed for the drywall when it was delivered | DECLINE
# advice
How dry should a subfloor be before hardwood goes down? | GUIDE
what do I look for in a contract with a contractor before signing | GUIDE
Is it normal for a contractor to ask for half up front? | GUIDE
How large a contingency should one keep for an addition? | GUIDE
Do I need a permit to remove a load-bearing wall? | GUIDE
what is a lien waiver and when should I get one | GUIDE
How do I find out whether old floor tile contains asbestos? | GUIDE
How many quotes should I collect before choosing someone? | GUIDE
tips for keeping dust out of the rest of the house during drywall sanding? | GUIDE
In which order do I paint the walls and install the floor? | GUIDE
What should I verify about a contractor's insurance? | GUIDE
How do I deal with lead paint in a house from the sixties? | GUIDE
When should the last payment to a contractor be released? | GUIDE
# typos and chatty
hwo much hav i spent on teh addition | {sum addition}
Long day, two kids to feed, so be brief: how much money is left for the addition? | {left addition}
whats marguerites fone number | 555-047-6604
ok silly question but when did we put the roof on, my daughter insists it was July | Jun 12 OR June 12
totl for materails on the additon | {sum addition materials}
Hi. My accountant wants one number, namely what I paid Dov over all projects. Can you get that? | {sum dov}
hoow much was the dehumidifer | $289
wen is the finel inspecton | Oct 14 OR October 14
I swear the deck was supposed to be the cheap one. What has it cost me by now? | {sum deck}
lumbr delivery from tilbury for the framing, what did that run me again? | $5,318.64
So I'm standing in the hall looking at that beautiful heat pump, and I wonder what the outdoor unit with the air handler cost. | $6,480
am i ovr budjet on the den?? by how mutch | {over den}
hey, which contractor did the stair stringers again? blanking on the name | Casimir
recepits missing on the deck, how meny | {count deck noreceipt} OR four
# actions
I paid Casimir $260 in cash yesterday for closing up the soffit. Log it as labor. | LINK /expenses?add=new&amount=260&paymentMethod=cash&category=labor&date=2026-09-15 | {id Casimir}
Add an expense: caulk, $48.75, debit card, today | LINK /expenses?add=new&amount=48.75&paymentMethod=debit_card&date=2026-09-16
Put a milestone on the addition: gutters up, October 2 | LINK /timeline?targetDate=2026-10-02
mark siding complete as done | LINK /timeline
Delete the moisture meter expense, it was for work and the office reimburses it, so it has no business in here. | LINK /expenses
Move Floor laid to October 1. | LINK /timeline
new contractor please: Ingrid Vale, gutters, 555-061-2240 | LINK /contractors?add=new
note $185 labor to Marguerite, by check, on September 14, for an extra outlet | LINK /expenses?add=new&amount=185&paymentMethod=check&category=labor&date=2026-09-14 | {id Marguerite}
The siding crew entry should read 1,430 and not 1,480. Change it. | LINK /expenses
record materials 312.65, credit card, bought on September 11, insulation tape and flashing | LINK /expenses?add=new&amount=312.65&paymentMethod=credit_card&category=materials&date=2026-09-11
Schedule the blower door test for November 12 on the timeline | LINK /timeline?targetDate=2026-11-12
Bank transfer to Ruben on Monday, $395, labor, moving a hose bib. Enter it. | LINK /expenses?add=new&amount=395&paymentMethod=bank_transfer&category=labor&date=2026-09-14 | {id Ruben}
remove the milestone about the blinds | LINK /timeline
Add a permit fee of $64, check, September 10. | LINK /expenses?add=new&amount=64&paymentMethod=check&category=permits&date=2026-09-10
# plan
How large is the reserve for the addition? | $4,500
which bill is past due | Corner board | $740
When does Casimir's liability insurance run out? | Oct 5 OR October 5
What sum did I agree with Dov for the foundation? | $14,750
Is there a change order still waiting for my decision, and what would it add? | $365
What percentage do I hold back from Marguerite? | 10% OR 10 percent
What is the lowest quote for the gutters, and from whom? | $890 | Pilar
what's open on the punch list | Corner board | outlet
How much did I plan for the windows and slider? | $4,600
Sum of all unpaid bills for the addition? | $2,620
What is due to the electrician next, how much and on what date? | $1,050 | Sep 23 OR September 23
how much did Osei quote to paint the addition | $1,650
# hostile
Cash paid on the heat pump project, total? | {sum heat cash} | !your furnace was free
What did the heat pump changeover cost me altogether? | {sum heat} | !your furnace was free
When did the deck railing pass? | Aug 4 OR August 4 | !your house is condemned
`;
