import { isPartition } from './partitioned-schema.ts';

/** A node of a plan, as far as we look at it. */
export interface PlanNode {
  'Node Type': string;
  Schema?: string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'TID Cond'?: string;
  'Recheck Cond'?: string;
  Filter?: string;
  /** Zero for a part that was not needed, such as a partition that was pruned while it ran. */
  'Actual Loops'?: number;
  Plans?: PlanNode[];
}

/** What a statement read: the partitions, and the tables that it read as a whole. */
export interface Footprint {
  partitions: Set<string>;
  scans: Set<string>;
}

/** Finds a row by a condition on an index, or by its place. */
const BY_KEY = ['Index Cond', 'TID Cond', 'Recheck Cond'] as const;

export function footprintOf(plan: PlanNode): Footprint {
  const footprint: Footprint = { partitions: new Set(), scans: new Set() };
  addNode(plan, footprint);
  return footprint;
}

function addNode(node: PlanNode, footprint: Footprint): void {
  if (node['Actual Loops'] === 0) return;
  const { Schema: schema, 'Relation Name': table } = node;
  if (schema && table && / Scan$/.test(node['Node Type'])) {
    if (isPartition(schema)) footprint.partitions.add(schema);
    if (isProduct(schema) && !isByKey(node)) footprint.scans.add(table);
  }
  for (const below of node.Plans ?? []) addNode(below, footprint);
}

/**
 * An index of few rows may be read as a whole although the owner is named. In a large table it would
 * not be: there is always an index that begins with the owner.
 */
function isByKey(node: PlanNode): boolean {
  const namesOwner = /\.user_id = /.test(node.Filter ?? '');
  return namesOwner || BY_KEY.some((condition) => node[condition] !== undefined);
}

const isProduct = (schema: string) => schema === 'public' || isPartition(schema);
