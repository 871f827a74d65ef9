/** The pictures of the three walks, in the order of the gallery. */
import type { Scene } from '../../scene.ts';
import * as harbor from './district-harbor.ts';
import * as district from './district-streets.ts';
import * as east from './east-side.ts';
import * as trade from './east-side-trade.ts';
import * as river from './heights-river.ts';
import * as streets from './heights-streets.ts';
import * as work from './heights-work.ts';

export const walks: readonly Scene[] = [
  river.towerFromBelow,
  streets.stoopStretch,
  district.newspaperRow,
  east.washday,
  river.promenadeFog,
  streets.fruitSign,
  harbor.southStreet,
  trade.market,
  work.cafeWindow,
  district.stoneStreet,
  streets.basementWindow,
  east.fireEscapeNight,
  harbor.wake,
  streets.hotelSign,
  district.bowlingGreen,
  river.pennyBridge,
  harbor.ferryGate,
  streets.meetinghouse,
  east.roofPigeons,
  district.tavern,
  work.tunnel,
  harbor.seamen,
  trade.policeLamp,
  streets.threeBrothers,
  district.columnsCat,
  river.promenadeWalk,
  east.catHouse,
  harbor.hallNap,
  work.firehouse,
  district.radiatorCat,
  trade.pickles,
  harbor.policeBoat,
  river.waterfront,
  east.snowStoop,
  district.churchyard,
  harbor.parkDusk,
  trade.bakery,
  river.snowBridge,
  east.awningRain,
  trade.synagogueStreet,
  east.park,
  east.lastLamp,
];
