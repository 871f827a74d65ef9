/** Types and ids of the nodes in a page's graph. Only types are imported from schema-dts, so it adds nothing to a page. */
import type {
  IdReference,
  LocalBusinessLeaf,
  MergeLeafTypes,
  OrganizationLeaf,
  ProductLeaf,
  Thing,
  TouristTripLeaf,
} from 'schema-dts';
import { absoluteUrl } from './absolute-url.ts';

/** The company: both an organization and a local business. */
export type CompanyNode = MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf]>;
/** A tour: a product with price and rating, and a trip with stops, as one node of both types. */
export type TourNode = MergeLeafTypes<[ProductLeaf, TouristTripLeaf]>;
/** A node of a page's graph. */
export type GraphNode = Exclude<Thing, string> | CompanyNode | TourNode;

/** Id of a node, the same in every build and on every page: `idOf('/tours', 'faq')` → `https://…/tours#faq`. */
export function idOf(path: string, name: string): string {
  return `${absoluteUrl(path)}#${name}`;
}

/** A reference to a node described elsewhere in the graph. */
export function ref(id: string): IdReference {
  return { '@id': id };
}

/** Ids of the company, the website and the blog, which nodes of all pages refer to. */
export const companyId = (): string => idOf('/', 'company');
export const websiteId = (): string => idOf('/', 'website');
export const blogId = (): string => idOf('/blog', 'blog');
