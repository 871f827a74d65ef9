/** The pictures of the three walks, in the order of the gallery. */
import type { Scene } from '../../scene.ts';
import * as harbor from './district-harbor.ts';
import * as nights from './district-nights.ts';
import * as district from './district-streets.ts';
import * as east from './east-side.ts';
import * as trade from './east-side-trade.ts';
import * as weather from './east-side-weather.ts';
import * as river from './heights-river.ts';
import * as streets from './heights-streets.ts';
import * as work from './heights-work.ts';

export const walks: readonly Scene[] = [
  river.towerFromBelow,
  streets.stoopStretch,
  nights.newspaperRow,
  east.washday,
  river.promenadeFog,
  streets.fruitSign,
  harbor.southStreet,
  trade.market,
  work.cafeWindow,
  nights.stoneStreet,
  streets.basementWindow,
  east.fireEscapeNight,
  harbor.wake,
  streets.hotelSign,
  district.bowlingGreen,
  work.pennyBridge,
  harbor.ferryGate,
  streets.meetinghouse,
  east.roofPigeons,
  nights.tavern,
  work.tunnel,
  harbor.seamen,
  trade.policeLamp,
  streets.threeBrothers,
  district.columnsCat,
  river.promenadeTour,
  east.catHouse,
  harbor.hallNap,
  work.firehouse,
  nights.radiatorCat,
  trade.pickles,
  harbor.policeBoat,
  river.waterfront,
  weather.snowStoop,
  district.churchyard,
  district.parkDusk,
  trade.bakery,
  river.snowBridge,
  weather.awningRain,
  trade.synagogueStreet,
  weather.park,
  weather.lastLamp,
];
