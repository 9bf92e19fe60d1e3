/** Extremes, averages, comparisons, forecasts, milestones, contractors and follow-ups. */
export const viewQuestions = `
# Kitchen
What is my biggest expense? | Semi-custom cabinets deposit | $4,200.00
What is my biggest cost? | $4,200.00 | Labor | $11,760.50
largest expense in the master bathroom | Bathroom rough plumbing | $2,280.00
top 3 expenses | $4,200.00 | $2,150.00 | $1,925.50
show me the five biggest expenses across all projects | $4,200.00 | $3,120.80 | $2,244.10
What's the cheapest thing I bought? | Tile spacers and grout | $86.20
Identify the expense of exactly $86.20. | Tile spacers and grout
Temporary kitchen microwave: amount, date and method | $129.00
how'd we pay for the tile spacers | You paid for
Invoice number of the microwave? | I do not know
what was my last expense | Temporary kitchen microwave | $129.00
Show my latest expenses | Temporary kitchen microwave | Pendant lights
last 3 expenses | $129.00 | $640.00 | $389.97 | !$120.00
What did I most recently pay Tom? | Toilet swap | $275.00
When did I last pay Rosa? | Jun 16, 2026 | $640.00
What was the first expense of the deck? | Deck permit | $175.00
biggest labor expense | Rough-in wiring | $2,150.00
Show me expenses over $500 | $18,078.85 | 11 expenses
which expenses were more than 2000 dollars | $4,200.00 | $2,150.00 | 2 expenses
list purchases under $100 | Tile spacers and grout | $86.20
expenses between $100 and $200 | $438.99 | 3 expenses
How many expenses do I have? | 20 expenses
how many expenses over $1,000 on all projects | 13 expenses
number of payments to Rosa | 4 expenses
How many times did I pay cash? | 2 expenses
how many purchases in May | 3 expenses
What is my average expense? | $1,021.24
average spending per month | $4,084.95
What do I spend on average on labor? | $1,470.06
Where did my money go? | Labor | $11,760.50 | $6,900.27
spending by category | Labor | 57.58%
Break down the master bathroom costs by category | Labor | $4,050.00 | $2,482.33
Which category costs the most? | Labor | $11,760.50
spending by month | February 2026 | $5,275.00 | $5,681.65
Which month was the most expensive? | April 2026 | $5,744.54
How much did I spend on each project? | $20,424.76 | $8,507.35
Compare my projects | Kitchen Remodel | $20,424.76 | Backyard Deck | $8,507.35
compare the kitchen and the deck | $20,424.76 | $8,507.35 | !Guest
Is labor more than materials? | Labor | $4,860.23 | $11,760.50 | $6,900.27
did I spend more this month than last month | $1,165.63 | $1,278.97 | $2,444.60
Rosa versus Tom | $595.50 | $5,175.50 | $4,580.00
which project cost the most? | Kitchen Remodel | $20,424.76
How much did I spend on tiles? | $1,354.55 | 2 expenses
what did the cabinets cost | $5,650.00 | 2 expenses
how much was the microwave? | $129.00
did I buy a circular saw? | $159.00 | Circular saw
how much for lumber | $3,120.80
How much did I spend on wiring? | $2,790.00 | 2 expenses
dumpster cost? | $475.00
When will I run out of money? | $1,051.27 | Jul 18, 2026
At this rate, will I go over budget? | Jul 18, 2026
how long will my budget last | 30 days
spending forecast for the master bathroom | Master Bathroom | a week
Can I afford a $3,000 countertop? | Yes | $1,575.24
If we pay the plumber the September bill of $3,000, what is left of the budget? | after $3,000.00 | $1,575.24
can we afford a 6k fridge | Not within | $1,424.76
Do I have enough for a $2,500 stove in the guest bathroom? | Yes | $476.00
Can I afford new windows? | do not know | $4,575.24
What is my next milestone? | Final electrical inspection | 11 days
how many days until the next milestone? | 11 days
What's next in the master bathroom? | Tile shower walls | 4 days
what's on next week | Tile shower walls | !In your other projects
Which milestones are overdue? | Countertop installed | 8 days
is anything late in the master bathroom | Shower waterproofing test | 13 days
am I behind schedule? | Countertop installed | 8 days
overdue milestones in all projects | Countertop installed | Shower waterproofing test | 2 overdue
Which milestones are done? | Cabinets installed | Rough-in inspection | May 6, 2026
how many milestones have we completed? | 2 completed milestones
How many milestones do I have? | 6 milestones | 4 open
show my milestones | Countertop installed | Backsplash tiled | Choose cabinet hardware
When is the backsplash due? | Jul 10, 2026 | 22 days
when is the countertop supposed to be installed | Jun 10, 2026
what is due next month | Backsplash tiled | !Final electrical
When will the kitchen be finished? | Backsplash tiled | Jul 10, 2026
Is the demolition done? | completed on | Apr 14, 2026
Who is my electrician? | Rosa Okafor | (555) 010-2233
what's rosas phone number | (555) 010-2233
phone number of the plumber | 555-010-7788
How do I reach Dave Kim? | 555-010-4411
What is Maria Silva's email? | maria@silva.example
Maria's phone? | No phone number
What's Tom's hourly rate? | $110.00
how much does the carpenter charge per hour? | $70.00
Which contractors do I have? | 6 contractors | Lena Fischer
how many contractors do I have | 6 contractors
Do I have a tiler? | Lena Fischer
do i have a roofer? | None of your | Roofer
Who is my HVAC guy? | None of your
hourly rates of my contractors | $110.00 | $45.50
How is the kitchen going? | $4,575.24 | Final electrical inspection
give me a summary of the deck | $507.35
Which projects do I have? | 4 projects | Guest Bathroom
How many projects are there? | 4 projects
When did the kitchen start? | Feb 2, 2026
Which plan am I on? | Pro plan | no limit
How many more expenses can I add? | no limit
How much did I spend on the bathroom? | Which project | Master Bathroom | Guest Bathroom
How much did I spend on the bathroom? >> the master one | $6,995.73
what's left for the bathroom >> guest | $2,976.00
How much did I spend on the bathroom? >> both | $6,995.73 | $524.00
How much did I spend on labor? >> and materials? | $6,900.27
How much did I spend on labor? >> and last month? | $2,230.00
How much did I spend in May? >> and in the master bathroom? | $2,091.03
How much did I spend in May? >> what about June? | $1,278.97
Who is my plumber? >> how much did I pay him? | $4,580.00
How much did I pay Rosa? >> what is her phone number | (555) 010-2233
how much is left >> and for the deck? | $507.35
How much did I spend on labor? >> how many expenses is that | 8 expenses
How much did I pay Rosa? >> and Tom? | $4,580.00
what did I spend in March >> show me the expenses | Rough-in plumbing | $1,640.00
How long does a kitchen remodel take? >> and a bathroom? | Timelines and delays | Three to five weeks
# none
How much is left? | Which project | Kitchen Remodel | Backyard Deck
How much is left? >> the kitchen one | $4,575.24
What is my budget? >> all of them | $48,500.00
How much have I spent? | $36,451.84
Am I over budget? | Backyard Deck | $507.35
What is overdue? | Countertop installed | Shower waterproofing test
# free plan
How many expenses can I still add? | Free plan | 40 | 5 expenses | cannot add
what are the limits of my free plan? | 5 expenses | 3 contractors
Do I have to upgrade to add more contractors? | 3 contractors | $4.99
`;
