import type { Chapter } from '../chapter.ts';

export const roughPrices: Chapter = {
  title: 'What things roughly cost',
  sections: [
    {
      heading: 'What a kitchen costs',
      also: 'kitchen remodel cost price how much average budget range cheap mid high end small kitchen dollars',
      text: `In the United States a cosmetic refresh (paint, hardware, counter, faucet) runs roughly 3,000 to 12,000 dollars, a mid-range remodel in the same layout 25,000 to 60,000, and one with moved walls and custom cabinets from 70,000 up. Cabinets and their hardware take about 30 to 35%, labor 20 to 35%, appliances 15%, counters 10%. Large cities cost half as much again, and small towns less. What drives the price is moved plumbing, custom cabinets and stone, less so paint and lights. Take these figures for a first idea only: three itemized quotes for your own kitchen replace them.`,
    },
    {
      heading: 'What a bathroom costs',
      also: 'bathroom remodel cost price how much average powder room small bath master bath range cheap dollars',
      text: `Roughly, in the United States: a refresh with paint, faucet, mirror and toilet 1,000 to 5,000 dollars; a full remodel of a small bath in the same layout 12,000 to 25,000; a large one with a tiled shower 30,000 to 60,000; a new powder room 8,000 to 15,000. Labor is half or more, because many trades meet in little space. Moving the toilet, custom shower glass, tile to the ceiling and surprises in an old floor raise it most; keeping the tub and the drains lowers it. Add 15% for what is behind the wall, and get three quotes, because regions differ by half.`,
    },
    {
      heading: 'What a roof, siding or gutters cost',
      also: 'new roof cost price how much per square shingles metal siding gutters average house dollars replace',
      text: `Per square (100 square feet) of roof, torn off and replaced, asphalt shingles run about 450 to 800 dollars, standing seam metal 1,000 to 1,800, slate or tile 1,500 and far up, a flat membrane 600 to 1,400. A common house has 17 to 25 squares, so 9,000 to 20,000 with shingles. Steep slopes, two old layers, rotten decking (60 to 120 dollars a sheet) and chimneys add to it. Siding runs about 6 to 15 dollars a square foot, gutters 8 to 20 a foot. These are rough US figures that differ by region and year, so let quotes from three local firms decide.`,
    },
    {
      heading: 'What windows and doors cost',
      also: 'window replacement cost price how much per window new windows whole house front door patio door garage door dollars install',
      text: `A vinyl replacement window costs about 450 to 1,000 dollars installed, fiberglass or clad wood 900 to 2,000, a full-frame one with new trim some hundred more, and custom shapes double. Repairing an old sash with a storm window runs 300 to 700. A front door is 800 to 4,000, a sliding patio door 1,500 to 5,000, a garage door 900 to 2,500. Sales visits often begin at twice the price, so three bids pay. Lead-safe work in a house from before 1978, bay windows and upper floors add to it. Figures are rough and American.`,
    },
    {
      heading: 'What heating, cooling and water heaters cost',
      also: 'new furnace cost price how much heat pump air conditioner boiler mini split water heater installed dollars ductwork hvac replacement',
      text: `Installed, roughly: a gas furnace 4,000 to 8,000 dollars, central air 5,000 to 10,000, a ducted heat pump 8,000 to 18,000, one mini split 3,500 to 6,000 and about 2,500 for each further head, a boiler 6,000 to 12,000, new ducts 5,000 and more. A tank water heater costs 1,200 to 2,500, a heat pump one 2,500 to 5,000, a tankless one 3,000 to 5,500. Rebates can take thousands off a heat pump. A panel or gas line that is too small comes on top. Prices differ by region and season; ask three firms, each with a load calculation.`,
    },
    {
      heading: 'What wiring and plumbing cost',
      also: 'rewire house cost price how much new panel outlet electrician plumber hourly repipe sewer line replace toilet faucet install dollars rewiring',
      text: `Rough American figures: an electrician or plumber 80 to 180 dollars an hour with a minimum, an outlet 150 to 350, a ceiling light 150 to 400, a car charger 600 to 2,000, a 200-amp panel 1,800 to 4,500, rewiring a house 8,000 to 25,000. A toilet set 200 to 400 plus the toilet, a faucet 150 to 350, a repipe with PEX 5,000 to 15,000, a new sewer line 4,000 to 20,000 by depth, a sump pump 700 to 2,000. Open walls halve the labor. Ask whether patching, permits and fixtures are in the price.`,
    },
    {
      heading: 'What painting, floors and drywall cost',
      also: 'painter cost per room paint house exterior how much flooring per square foot hardwood refinish tile install carpet drywall hang price dollars',
      text: `A painter takes about 400 to 1,000 dollars for a room with ceiling and trim, 2 to 5 a square foot of floor for a whole interior, and 4,000 to 12,000 for the outside of a house. Floors, laid: vinyl plank 4 to 9 a square foot, laminate 4 to 8, carpet 3 to 8, engineered wood 8 to 15, oak 9 to 18, tile 12 to 25; refinishing oak 3 to 8. Drywall hung and finished is 2 to 4 a square foot of wall. Preparation, stairs, furniture and old floors are the extras to ask about. All of this is rough and differs by region, so get quotes.`,
    },
    {
      heading: 'What decks, fences and drives cost',
      also: 'deck cost per square foot build fence cost per foot driveway patio concrete pavers shed landscaping how much price dollars retaining wall',
      text: `Roughly, installed: a pressure-treated deck 25 to 45 dollars a square foot, composite 40 to 75, so a 12 by 16 deck 5,000 to 14,000; a screened porch 60 to 120. A wood fence is 25 to 50 a foot, vinyl 30 to 60, chain link 15 to 30. A gravel drive costs 2 to 4 a square foot, asphalt 5 to 10, concrete 8 to 16, pavers 15 to 30. A retaining wall is 30 to 80 a square foot of face. Slopes, footings, permits, rails and hauling change it most. Take three quotes, since regions differ widely.`,
    },
    {
      heading: 'What additions, basements, attics and garages cost',
      also: 'addition cost per square foot finish basement cost attic conversion garage conversion second story adu sunroom how much build dollars',
      text: `Per square foot and roughly, in the United States: an addition 200 to 450 dollars, with a bath or kitchen at the upper end; a second story 250 to 500; a finished basement 40 to 90, more with a bath; an attic with existing stairs 60 to 150, and with a dormer 150 to 300; a garage conversion 60 to 150; a detached accessory dwelling 250 to 450. Drawings, engineer and permits take another 8 to 15%. Old foundations, low ceilings and new heating are the usual surprises, so keep 15 to 20% aside. Local quotes differ by half from any table.`,
    },
    {
      heading: 'What tradespeople charge by the hour',
      also: 'hourly rate carpenter handyman electrician plumber painter tiler mason laborer per hour day rate reasonable fair normal labor cost',
      text: `Rough American rates per hour, with overhead: a handyman 50 to 100 dollars, a carpenter 60 to 120, a painter 40 to 80, a tile setter 60 to 120, an electrician 80 to 150, a plumber 80 to 180, a heating technician 90 to 180, a laborer 30 to 60; general contractors add 15 to 25% to the whole. Most have a minimum of one or two hours or a trip fee. A high rate with a quick expert is often cheaper than a low one. Ask what counts (driving, buying, cleaning), for a limit, and for a daily sheet. City prices lie far above those in the country.`,
    },
    {
      heading: 'What tests, inspections and removal of hazards cost',
      also: 'asbestos test cost removal lead inspection radon mitigation mold remediation home inspection sewer camera energy audit structural engineer survey how much dollars',
      text: `Roughly: an asbestos sample 30 to 80 dollars at a lab, a lead inspection 300 to 600, a radon kit 15 to 30 and a radon system 1,000 to 2,500, a home inspection 350 to 700, a sewer camera 150 to 400, an energy audit 200 to 500 or free, an engineer's visit 300 to 800, a survey 500 to 1,500. Removing popcorn ceilings with asbestos is 5 to 20 a square foot, asbestos floor tile 5 to 15, mold 1,500 to 6,000 for a bathroom or crawl space. Compared with what they prevent, tests are the cheapest part of a renovation. Regions differ, so ask two firms.`,
    },
  ],
};
