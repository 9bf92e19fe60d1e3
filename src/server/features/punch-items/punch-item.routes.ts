import {
  punchItemInputSchema,
  punchItemListQuerySchema,
  punchItemSchema,
  punchItemUpdateSchema,
} from '#shared/punch-item.ts';
import { recordRoutes } from '../budget-records/budget-record.routes.ts';

export const punchItemRoutes = recordRoutes({
  path: 'punch-items',
  kind: 'punch_item',
  tag: 'contracts',
  noun: { a: 'a punch list item', plural: 'punch list items' },
  name: { one: 'PunchItem', many: 'PunchItems' },
  input: punchItemInputSchema,
  update: punchItemUpdateSchema,
  query: punchItemListQuerySchema,
  answer: punchItemSchema,
});
