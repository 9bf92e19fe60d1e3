import type { Chapter } from '../chapter.ts';

export const plot: Chapter = {
  title: 'Additions and the plot',
  sections: [
    {
      heading: 'Building an addition or extension',
      also: 'addition extension extend add a room bump out dormer second storey story build on granny flat adu setback zoning planning permission',
      text: `Ask the planning office first: how close to the boundary and how high you may build, and how much of the plot may be covered. Then a survey, an architect or designer, and an engineer for foundation and roof. An addition is the most expensive kind of space, because it needs every trade and also touches heating, drains and the electrical panel. Compare it with using an attic, a basement or a garage. Plan for a year from the first drawing to the last coat of paint, and for a wall of the house being open for some weeks.`,
    },
    {
      heading: 'Concrete, slabs and footings',
      also: 'concrete slab thick thickness footing foundation pour cure rebar driveway patio path cement floor',
      text: `Four inches on compacted gravel is usual for a path or patio, five or six with steel for a drive or a garage. Footings go below the frost line. Concrete needs joints about every eight to ten feet, a slight slope away from the house, and a week of damp curing; it can be walked on after a day or two, driven on after about a week, and is at full strength after four. Do not add water to make it flow, and do not pour in frost.`,
    },
    {
      heading: 'Fences, drives and gardens',
      also: 'fence gate driveway landscaping garden yard lawn trees patio retaining wall boundary line property line survey shed',
      text: `Know where the boundary is before you build on it: a survey costs less than moving a fence. Call the utility marking service before you dig. Fences and retaining walls above a certain height need a permit, and front fences are often lower. Leave landscaping, drives and planting to the end, because trucks and waste will cross the yard, and keep machines away from the roots of trees you want to keep.`,
    },
    {
      heading: 'Old, listed, shared and rented homes',
      also: 'historic listed building heritage conservation hoa condo apartment flat landlord tenant rent rented association strata co-op board approval',
      text: `In a historic district or a listed house, windows, roofs, fronts and sometimes interiors need a separate approval, and like-for-like materials. In a condo, co-op or association, ask for the rules on hours, lifts, insurance, floors and plumbing, and get approval in writing before you sign with a contractor. As a tenant, get the owner's written consent, who owns what you install, and whether it must be undone. A landlord must usually give notice before working in a rented home.`,
    },
  ],
};
