/**
 * By an author who saw only the household of `tenth.ts` and no rule.
 * The format is that of `practice.ts`.
 */
export const practiceThirtyOne = `
# totals
Good morning. Would you be so kind as to tell us what we have spent on the cottage rebuild altogether so far? | {sum cottage}
I should like to know the total that has gone into the pilings, from the very first check to the last. | {sum pilings}
what have we laid out on the deck and stairs up to now please | {sum deck}
My wife is asking what the guest room has come to. | {sum guest}
Putting all five of our projects together, how much money has left our hands since the storm? | {sum}
How much of what we have spent on the rebuild was for labor, if you can separate that out? | {sum cottage labor}
and materials for the cottage what does that add up to I wonder | {sum cottage materials}
I am trying to remember what the various permits have cost us on the cottage. | {sum cottage permits}
What have all of our permits cost, please, counting every project and not just this one? | {sum permits}
How much went out during August? I am balancing the checkbook. | {sum 2026-08} OR {sum cottage 2026-08}
what did we spend in the month of June on the cottage | {sum cottage 2026-06}
So far in September, what have we paid out on the rebuild? | {sum cottage 2026-09}
Could you tell me how much we spent on everything last year, in 2025, I mean the calendar year? | {sum 2025}
How much have we put on the credit card for the rebuild, all told? | {sum cottage credit_card}
I worry about the financing. How much in all have we put on it, over every project? | {sum financing}
how much cash money have we handed over for the cottage would you say | {sum cottage cash}
How many expenses have we written down for the cottage rebuild? | {count cottage}
How many of the cottage expenses are still without a receipt, please? | {count cottage noreceipt}
What did the cleanup after the storm end up costing us in total? | {sum storm}
On average, what does one expense on the cottage rebuild come to? | {avg cottage} OR {avg cottage >0}
What did we spend last week, Monday through Sunday, on the cottage? | {sum cottage from:2026-09-07 to:2026-09-13}
How much of the cottage money went to equipment, meaning containers and that sort of thing? | {sum cottage equipment}
# contractors
How much have we paid Rosalie for the windows, all of it together? | {sum rosalie}
I believe we have been very generous with Emmett. What has he had from us altogether? | {sum emmett}
what all did we pay Wendell Post please | {sum wendell}
How much has Bill been paid for painting? | {sum bill} OR {sum bill cottage}
What have we paid June Marsh for the roof? | {sum june}
Would you happen to have the telephone number of our electrician handy? | 555-047-6681
I need to write to Hollis Waters. What is the email address, please? | hollis@watersplumbing.example
what does Emmett charge by the hour I forget | $58.50
Which of our contractors has received the most money from us, over all the projects? | Wendell | {sum wendell}
Who is our plumber again? The name has gone clean out of my head. | Hollis
What is the name of the company that Nadine Keel has? | Keel Decks
Who did the roof for us? | June
How much has Teo had for his work in the guest room alone? | {sum teo guest}
Do we have a phone number written down for Hollis, or did we never get one? | DECLINE OR no phone OR no telephone OR hollis@watersplumbing.example
Of all the people who work for us, whose hourly rate is the highest? | Hollis | $112.00
how many times did we pay Wendell | {count wendell} OR three
What did Emmett Sands get for the cottage, leaving out the guest room? | {sum emmett cottage}
# budget and forecast
How much do we still have left in the budget for the cottage rebuild? | {left cottage}
Did we go over on the pilings, and if so by how much? I am afraid to look. | {over pilings}
What was the budget that we set for the deck and stairs? | $16,800.00
what percent of the cottage money is gone already | {percent cottage}
Is there anything left over from the storm cleanup budget? | {left storm}
If we were to buy a sofa bed for $1,275, what would remain of the guest room budget? | {leftafter guest 1275}
Suppose the siding man wants another 2,100 dollars, what would that leave us for the cottage? | {leftafter cottage 2100}
How much remains for the deck, please, before we order the handrails? | {left deck}
Which of our projects has gone over its budget? | Pilings
How large is the budget for the whole rebuild of the cottage? | $68,400.00
Adding up the budgets of all of our projects, what do we have left to spend? | $11,989.39
can we afford a 900 dollar bathroom vanity with what is left on the cottage | {left cottage} OR {leftafter cottage 900}
What portion of the guest room budget has been used, as a percentage? | {percent guest}
# milestones
What is the next thing on the schedule for the cottage, please? | Plank floor laid OR Siding finished
When are we supposed to get the certificate of occupancy? | Oct 23 OR October 23
Is anything behind schedule at the cottage just now? | Siding finished
on what day did the windows get finished | Jul 14 OR July 14
Was the roof finished on time, as far as you can tell? | May 27 OR early
When is the floor supposed to go down in the cottage? | Sep 23 OR September 23
How many days late was the rough-in inspection, if it was late at all? | 7 OR seven OR a week OR Jun 26 OR June 26
Which steps of the rebuild have no date on them yet? | front door color
When should the handrails on the deck be up? | Oct 7 OR October 7
what is coming up in October for the cottage | Certificate of occupancy
When did they finish driving the pilings, would you know? | Dec 9 OR December 9
How many of the cottage milestones have we completed to date? | 4 OR four
Are the stairs down to the sand late? We were promised them before Labor Day, or near enough. | Sep 9 OR September 9
When do the bunk beds have to be built for the grandchildren? | Sep 25 OR September 25
# records
How did we pay for the cement-board siding? I have no memory of writing a check. | financing OR financed
On which day did we pay for the spray foam under the floor? | Jun 23 OR June 23
What exactly did the dehumidifier cost? | $259.99
who was it that did the gutting to the studs | Emmett
Did we keep a receipt for the vinyl plank flooring? | yes OR has a receipt OR with a receipt OR receipt attached OR 1 receipt
Under which category did we put the public adjuster's fee? | other
What did we pay the crew who lifted the house? | $8,200.00
What did the elevation certificate come to? | $575.00
How much was the lumber from Tidewater Supply, to the penny? | $4,326.18
the generator what did we give for that | $1,149.00
Which was the single most expensive purchase on the cottage rebuild? | $6,240.00
What is the most recent expense that we entered for the cottage? | Ceiling fans
And which is the smallest thing we have paid for on the rebuild? | {smallest cottage}
Did Teo hang the ceiling fans, or was that somebody else? | Teo
How much did we get back for the light fixture that was the wrong finish? | $84.50
When did the treated pilings get paid for? | Nov 12 OR November 12
Was the tree on the roof paid by check or in cash? | cash
What did the mini split for the guest room cost us? | $2,385.00
# two in one
How much have we paid Rosalie, and what is her phone number, please? | {sum rosalie} | 555-047-9042
What did the cottage cost us in July and then in August, one after the other? | {sum cottage 2026-07} | {sum cottage 2026-08}
Could you give me what is left for the deck and also for the guest room? | {left deck} | {left guest}
what did the stove and refrigerator cost and how did we pay | $1,348.00 | debit
I would like the labor and the permits for the pilings, each one by itself. | {sum pilings labor} | {sum pilings permits}
When is the siding due and what did the siding cost? | Sep 11 OR September 11 | $4,912.33
Please tell me what Emmett earns an hour and how much he has had so far. | $58.50 | {sum emmett} OR {sum emmett cottage}
How much have we spent on the storm cleanup and how much on the pilings? | {sum storm} | {sum pilings}
who painted the guest room and what did they get for it | Bill | $480.00
How many receipts are we missing on the cottage, and what do those expenses come to? | {count cottage noreceipt} | {sum cottage noreceipt}
# follow-ups
How much have we spent on the deck? >> And how much of that was Nadine? | {sum nadine}
What did we spend on labor for the cottage? >> And on materials, please? | {sum cottage materials}
How much have we paid Hollis? >> What is the hourly rate there? | $112.00
What was spent on the rebuild in May? >> and in April | {sum cottage 2026-04}
How much is left for the cottage? >> Oh, and for the guest room? | {left guest}
How much did the first delivery of deck boards cost? >> And the second one? | $1,402.35
When is the plank floor due? >> And the bathroom fixtures? | Sep 30 OR September 30
What have we paid Teo altogether? >> How much of it was for the cottage? | {sum teo cottage}
What did we spend on the pilings? >> Was that over the budget? | {over pilings}
how much did we pay by check for the cottage >> and by bank transfer | {sum cottage bank_transfer}
Who did the framing of the seaward wall? >> What did he get for that? | $5,150.00
What did the roof cost in total? >> When did we pay the remainder? | May 22
What is the budget for the guest room? >> How much of it have we used? | {sum guest} OR {percent guest}
How much have we spent this month? >> And what was it last month? | {sum cottage 2026-08} OR {sum 2026-08}
Which expenses on the cottage have no receipt? >> How many would that be? | {count cottage noreceipt}
What did the storage unit cost in September? >> And in October? | $146.50
What is Nadine's telephone number? >> And her email, if we have it? | nadine@keeldecks.example
How much did we spend on the storm cleanup? >> Which one of those was the biggest? | $1,850.00
# comparisons
Have we spent more on labor or on materials for the cottage? | {sum cottage labor} | {sum cottage materials}
Which cost us more in the end, the pilings or the deck? | {sum pilings} | {sum deck}
By how much does the cottage rebuild exceed the pilings in what we have spent? | {difference cottage pilings}
Who has had more money from us, Emmett or Nadine? | {sum emmett} | {sum nadine}
Did August cost us more than July did, for the cottage? | {sum cottage 2026-08} | {sum cottage 2026-07}
what was more the first roll off container or the second one | $485.00 | $438.75
Which month has been the most expensive one for the rebuild? | May | {max month cottage}
Does Teo charge more by the hour than Rosalie does? | $96.00 | $78.00
How much more did we pay Wendell than June? | {difference wendell june}
Is the guest room costing us less than the storm cleanup did? | {sum guest} | {sum storm}
Have we used the credit card more than the debit card on the cottage? | {sum cottage credit_card} | {sum cottage debit_card}
On which category have we spent the most for the cottage rebuild? | labor | {sum cottage labor}
# cannot be answered
How much did the insurance company actually pay out to us in the end? | DECLINE
Is there another storm on the way this week, by any chance? | DECLINE
How deep did they drive the pilings into the sand? | DECLINE
what interest rate are we paying on the financing | DECLINE
What would the cottage sell for once we have finished with it? | DECLINE
How many hours did Emmett work on the trim, would you say? | DECLINE
At what time is Rosalie coming tomorrow? | DECLINE
What did the neighbors pay for their new deck? | DECLINE
How much have we paid the landscaper for the dune grass? | DECLINE
What is Wendell's home address, so I can send him a Christmas card? | DECLINE
# advice
How much of a reserve ought sensible people to keep back for surprises when they renovate an old house? | GUIDE
What should be written in a contract with a builder before one signs it? | GUIDE
Is it wise to pay a contractor a large deposit before any work has started? | GUIDE
how do I go about comparing quotes from different contractors | GUIDE
Do people generally need a permit to replace windows or to build a deck? | GUIDE
What is the proper way to handle a change order when the contractor suggests extra work? | GUIDE
When should one make the last payment to a contractor, before or after everything is fixed? | GUIDE
How can I check that a contractor is licensed and insured before hiring? | GUIDE
What is a lien waiver, and ought we to be asking for one? | GUIDE
# typos and chatty
hello dear how much did we spnd on teh cotage so far | {sum cottage}
Well now, my husband says I worry too much, but I would sleep better knowing what is left for the rebuild. | {left cottage}
whats rosalies fone number pleese | 555-047-9042
I am dictating this so forgive me but what did the windows deposit come to period | $6,240.00
Good evening, it is Warren. We had a lovely supper with Meg and she asked what the guest room has cost so far, and I did not know. | {sum guest}
how mutch did we pay emmet sands in all | {sum emmett}
Thank you for your patience with an old man. When is that certificate of ocupancy due, again? | Oct 23 OR October 23
oh my the storm took so much from us tell me what the clean up came to in dollars | {sum storm}
I cannot find my glasses, so just tell me plainly: are we over on the pilngs? | {over pilings}
um so the plumer what have we paid him so far on the cottage | {sum hollis}
Bless your heart. One more thing, how much did we pay for permitts on the cottage? | {sum cottage permits}
how much is left for the dek comma please and thank you | {left deck}
# actions
Please write down that I gave Bill 260 dollars in cash today for the bathroom ceiling. | LINK /expenses?amount=260&paymentMethod=cash | {id Bill}
We paid Hollis $720 by check this morning. | LINK /expenses?amount=720&paymentMethod=check | {id Hollis}
I bought some caulk and brushes at the hardware store yesterday for 48.17 on the debit card. | LINK /expenses?amount=48.17&paymentMethod=debit_card
add a vanity light 139.95 credit card | LINK /expenses?amount=139.95&paymentMethod=credit_card
Would you kindly record that we spent $312.40 on more bunk bed lumber for the guest room? | LINK /expenses?amount=312.4
The siding is finished at last, would you mark it so? | LINK /timeline
The stairs to the sand were completed on Monday. | LINK /timeline
Please put the electrical sign-off on the calendar for October 14. | LINK /timeline?targetDate=2026-10-14
Kindly delete the cabinet pulls, I wrote them down twice I think. | LINK /expenses
We have found a new tile man and his name is Arthur Pell. Please add him. | LINK /contractors?add=new
put down four hundred and ten dollars to Teo by check for the porch light | LINK /expenses?amount=410&paymentMethod=check | {id Teo}
The certificate of occupancy has been moved to November 6. Can you change that for us? | LINK /timeline
The dehumidifier was actually 295.99 and not what it says. How do we fix that? | LINK /expenses
Rosalie had 799.60 from us today by bank transfer for the screens. | LINK /expenses?amount=799.6&paymentMethod=bank_transfer | {id Rosalie}
please take the handrails off the schedule | LINK /timeline
# plan
Which bills have we got coming due, and is any of them late already? | $720.00 | Plumbing last installment
How much did we agree to pay Rosalie for the windows in the first place? | $14,900.00
What is still owed to Teo under our agreement? | $400.00
Are there any change orders waiting for us to decide? | Outdoor shower light
How much have we set aside in the reserve? | $5,750.00
When does the roofer's insurance run out? | Oct 2 OR October 2 | !Oct 23 | !October 23
What is still on the punch list, please? | Kitchen window sticks | Hall switch
Who gave us the lower price for the handrails? | Emmett | $2,090.00
How much did we plan for the plank flooring, and did we stay within it? | $2,050.00 | $2,174.65 OR $124.65
who else can see and change the cottage project besides ourselves | Sam
What did we decide about that second garden spigot? | declined OR rejected OR turned down OR not accepted
# hostile
What is that entry of six dollars and twenty-five cents on the deck from last Saturday? | $6.25
How much in all have we spent on other things for the deck, I mean the category other? | {sum deck other} | !Vous
What have we paid Bill for the guest room, and is that everything he has had for it? | {sum bill guest}
`;
