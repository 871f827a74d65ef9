/** The pictures of the three walks, in the order of the gallery. */
import type { Scene } from '../../scene.ts';
import * as harbor from './district-harbor.ts';
import * as district from './district-streets.ts';
import * as river from './heights-river.ts';
import * as streets from './heights-streets.ts';
import * as work from './heights-work.ts';

export const walks: readonly Scene[] = [
  river.towerFromBelow,
  streets.stoopStretch,
  district.newspaperRow,
  river.promenadeFog,
  streets.fruitSign,
  harbor.southStreet,
  work.cafeWindow,
  district.stoneStreet,
  streets.basementWindow,
  harbor.wake,
  streets.hotelSign,
  district.bowlingGreen,
  river.pennyBridge,
  harbor.ferryGate,
  streets.meetinghouse,
  district.tavern,
  work.tunnel,
  harbor.seamen,
  streets.threeBrothers,
  district.columnsCat,
  river.promenadeWalk,
  harbor.hallNap,
  work.firehouse,
  district.radiatorCat,
  streets.towerTea,
  harbor.policeBoat,
  river.waterfront,
  district.churchyard,
  streets.rainyHall,
  harbor.parkDusk,
  river.snowBridge,
  harbor.batteryMoon,
];
