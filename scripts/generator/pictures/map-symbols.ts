import type { RouteMap } from '../../../content/route-map.ts';

type Landmark = Exclude<RouteMap['landmarks'][number]['kind'], 'words'>;

/** Map symbols with their base at 0,0, about 30 units high. Windows and doors are holes. */
export const landmarkShapes: Record<Landmark, string> = {
  tower: 'M-10 0V-30h20V0H5v-12a3 5 0 0 0-4-6v18h-2v-18a3 5 0 0 0-4 6V0zM-12-33h24v4h-24z',
  church: 'M-9 0v-15l5-4 4-17 4 17 5 4V0H3v-6a3 4 0 0 0-6 0v6z',
  hall: 'M-18 0v-3h3v-9h-3v-3l12-5v-6h4v-6h4v6h4v6l12 5v3h-3v9h3v3zM-10-12v9h4v-9zm8 0v9h4v-9zm8 0v9h4v-9z',
  house: 'M-13 0v-30h26V0zM-9-26v5h5v-5zm13 0v5h5v-5zM-9-17v5h5v-5zm13 0v5h5v-5zM-3 0v-9h6v9z',
  office:
    'M-12 0v-32h5v-8h14v8h5V0zM-3.5-35.5a3.5 3.5 0 0 0 7 0a3.5 3.5 0 0 0-7 0zM-8-27v5h4v-5zm6 0v5h4v-5zm6 0v5h4v-5zM-8-18v5h4v-5zm6 0v5h4v-5zm6 0v5h4v-5zM-3 0v-8h6v8z',
  ferry: 'M-19-6h38l-5 9h-28zM-11-8v-8h20v8zM-1-18v-8h6v8zM-7-14v3h3v-3zm6 0v3h3v-3z',
};
