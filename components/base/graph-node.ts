/** Types and names of the nodes in a page's graph. Types only: nothing of schema-dts reaches a page or the browser. */
import type {
  IdReference,
  LocalBusinessLeaf,
  MergeLeafTypes,
  OrganizationLeaf,
  ProductLeaf,
  Thing,
  TouristTripLeaf,
} from 'schema-dts';
import { absoluteUrl } from './settings.ts';

/** The company: an organization whose business is local. */
export type CompanyNode = MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf]>;
/** A tour: a product with price and rating, and a trip with its stops (decision: one node of both types). */
export type TourNode = MergeLeafTypes<[ProductLeaf, TouristTripLeaf]>;
/** A node of a page's graph. */
export type GraphNode = Exclude<Thing, string> | CompanyNode | TourNode;

/** Name of a node, the same in every build and on every page: `idOf('/tours', 'faq')` → `https://…/tours#faq`. */
export function idOf(path: string, name: string): string {
  return `${absoluteUrl(path)}#${name}`;
}

/** Stands for a node that is described elsewhere in the graph. */
export function ref(id: string): IdReference {
  return { '@id': id };
}

export const companyId = (): string => idOf('/', 'company');
export const websiteId = (): string => idOf('/', 'website');
export const blogId = (): string => idOf('/blog', 'blog');
