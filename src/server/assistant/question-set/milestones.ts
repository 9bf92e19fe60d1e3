/** Milestones by category, by project and by name, their order, and drafts about records that exist. */
export const milestoneQuestions = `
# Kitchen
which inspections missed their target | Rough-in inspection | 2 days late | !Final electrical
how many inspections have we had so far | 1 milestone | Rough-in inspection | !Final electrical
how many inspections are left | 1 milestone | Final electrical inspection | !Rough-in
give me everything filed under the planning category | Choose cabinet hardware
what milestone category is demolition | !Kitchen Remodel
which project has the most milestones still open | **Kitchen Remodel** has the most | [4](/timeline
project with the fewest open steps | Several projects have as many | Guest Bathroom | [0](/timeline
which steps missed their deadline, the ones done late too | Countertop installed | Rough-in inspection | !Cabinets installed
what ought to have been finished by now | Countertop installed | !Backsplash
what's supposed to get finished in July | Backsplash tiled | !2025
what gets done in July | Backsplash tiled | !2025
what still has to happen before the kitchen is done | 4 open milestones | !of which 0 | !7 milestones
could you tell me when the backsplash is supposed to be done | Jul 10, 2026 | !chapter
tell me when the backsplash is going to be finished | Jul 10, 2026 | !chapter
wich contracter painted the kitchen | 555-010-4411
what happened in April | Rough-in inspection | 1 completed
what comes after June 29 | Backsplash tiled | !Countertop
next kitchen milestone that comes after today | Final electrical inspection | 11 days
which steps did we pass in May | Cabinets installed
anything we still have to choose | Choose cabinet hardware
how many days from the rough-in inspection to the cabinets installation | 35 days
how many days between cabinets installed and backsplash tiled | 65 days
which was further behind its date, the rough-in inspection or the deck | **Deck finished** is further behind its date by [7 days]
was the rough in inspected late | 2 days late
shower waterproofing test? | Jun 5, 2026 | !$
what day of the week is the final electrical inspection? | due on Monday, [Jun 29, 2026]
is the backsplash due on a weekend? | No, that is a Friday
when is the final electrical inspection >> what day of the week is that? | Monday
how far apart are the final electrical inspection and backsplash tiled? | 11 days
how many weeks are there between the cabinets and the backsplash? | 9 weeks and 2 days
how many days after the final electrical inspection is the backsplash | 11 days
when is the backsplash due? >> how many days after the final electrical inspection is that? | [11 days]
how long has it been since the cabinets were installed? | 43 days
when is the final electrical inspection >> and the one after that? | **Backsplash tiled** | Jul 10, 2026
what date is the last kitchen milestone? | The last milestone | Jul 10, 2026
second to last milestone in the kitchen | Final electrical inspection
next kitchen milestone that isn't late | Final electrical inspection | !Overdue
which milestones haven't been done yet? | 4 open milestones
which kitchen dates come after June? | Backsplash tiled | !Final electrical
how many days are left before the final electrical inspection? | 11 days | !is open
what stands between us and the final electrical inspection? | Countertop installed | !Backsplash
when were the cabinets installed, and was that ahead of schedule? | 2 days early | !I do not know
biggest delay in the kitchen | Furthest from its date
on which day did we get the cabinets installed | May 6, 2026
when is the final electrical inspection >> and what follows it? | After **Final electrical inspection** comes **Backsplash tiled**
when is the backsplash due >> what comes after that? | Nothing with a date comes after
when is the final electrical inspection >> what has to happen before it? | Countertop installed
why was the deck nine days late | I do not know why
what held up the countertop so that it is late | I do not know why
how come Rosa is so far behind with the inspection | I do not know why
does anything expire before the final electrical inspection | !1 is open
I'd like the hardware milestone removed, please | so I delete nothing | Choose cabinet hardware
ditch the backsplash milestone | so I delete nothing | Backsplash tiled
switch the circular saw to the equipment category | change it to **Equipment** | Circular saw
the pendant lights should be equipment, not materials | change it to **Equipment** | Pendant lights
the cement board belongs to the guest bathroom | change it to **Guest Bathroom** | Cement board
rename the backsplash tiled milestone to Backsplash grouted | change its title to **Backsplash grouted** | Backsplash tiled
backsplash tiled, target | Jul 10, 2026
the cabinets were how many days late | 2 days early | !hardware
what set us back on the rough-in, or rather how many days behind was it | 2 days late
the deck ran over by how much, in days | 9 days late
I wrote down something about tiling that backsplash. Did I ever set a day? | Jul 10, 2026
mark the backsplash as tiled | press the circle beside **Backsplash tiled**
new date for the backsplash: July 20 | change the date to Jul 20, 2026 | Backsplash tiled
the backsplash should be July 21 | change the date to Jul 21, 2026
nudge the backsplash to July 22 | change the date to Jul 22, 2026 | Backsplash tiled
the backsplash got bumped to July 23, so change it | change the date to Jul 23, 2026 | Backsplash tiled
the backsplash won't be tiled before July 24, fix the date | change the date to Jul 24, 2026
scratch the backsplash off the schedule | so I delete nothing | Backsplash tiled
I'd like the shelves hung by July 12, jot that down as a milestone | Milestone: **Shelves hung** | Jul 12, 2026
the tenth of July is when we hang the shelves, put it up as a milestone | Milestone: **Hang the shelves** | Jul 10, 2026
timeline: shelves hung by the 28th of this month, new one | Milestone: **Shelves hung** | Jun 28, 2026
let's have "keys back" down as a milestone for July 12 | Milestone: **Keys back** | Jul 12, 2026
Tom is at 61 an hour now | change the details of **Tom Brandt**
file Rosa's new number under her name, it's 555-010-7788 | change the details of **Rosa Okafor**
log $90 check to the gas company for April, utilities, paid on the 9th of this month | $90.00 | Date: Jun 9, 2026
postpone the backsplash by two weeks | change the date on the timeline | Backsplash tiled
put the chimney sweep on the timeline for July 9 | Milestone: **Chimney sweep** | Jul 9, 2026
make a note: the window cleaner comes on July 8 | **Window cleaner comes** | Jul 8, 2026
I bought rollers for 45 today >> no, make that 54 dollars | Expense: **Rollers** | $54.00
I bought rollers for 45 today >> sorry, it was yesterday | Jun 17, 2026 | $45.00
I bought rollers for 45 today >> put it under tools | Category: Tools | $45.00
I bought rollers for 45 today >> by debit card, not cash | Debit Card | $45.00
I bought rollers for 45 today >> that was for the deck, not the kitchen | Project: Backyard Deck
I bought rollers for 45 today >> call it Two paint rollers | Expense: **Two paint rollers** | $45.00
I bought rollers for 45 today >> what have we spent on paint? | $214.60 | !Rollers
paid Tom 300 >> I meant Rosa | Payment to Rosa Okafor | $300.00
paid Tom 300 >> not 300, 330 | Payment to Tom Brandt | $330.00
paid Tom 300 >> how much has Tom got on the kitchen? | $1,640.00 | !nothing is saved
paid Tom 300 >> amount was wrong, 310 | $310.00 | Payment to Tom
move the backsplash to July 20 >> no, the 24th | change the date to Jul 24, 2026 | Backsplash tiled
move the backsplash back a week | change the date on the timeline | Backsplash tiled
delete cabinets installed | so I delete nothing | open its timeline | !$
what took so long with the deck | I do not know why
how far away is the final electrical inspection | 11 days
add a milestone: sockets in, July 12 >> actually the 15th | Jul 15, 2026
`;
