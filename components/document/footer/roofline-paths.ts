/** Row houses of four streets, 1440 units wide and 100 high. */
export const roofs =
  'M0 100V57v-5h93v5h-3V45h-3v-5h76v5h-3V60h58v-10h-2v-4h14v4h-2v10H240V48H259v-6h2v-16l11-9 11 9v16h2v6H304V63h-3v-5h102v5h-3V51h-3v-5h82v5h-3V66h38v-10h-2v-4h14v4h-2v10H536V52l45-14 45 14V59h-3v-5h90v5h-3V62h48v-10h-2v-4h14v4h-2v10H780V49h-3v-5h98v5h-3V70l32-14 32 14V50H967v-6h2v-16l11-9 11 9v16h2v6H1024V65h-3v-5h84v5h-3V53h-3v-5h76v5h-3V64h74v-10h-2v-4h14v4h-2v10H1268V56l40-14 40 14V59h-3v-5h98v5h-3V100Z';
/** Cats on the roofs: two sitting, two walking. */
export const cats =
  'M420 44c-1-5 0-9 3-12-1-2-2-5-1-9l4 3c1-.3 3-.3 4 0l4-3c1 4 0 7-1 9 3 3 4 7 3 12 3 0 4-2 3-5 2 4 0 7-4 7h-12c-2 0-3-1-3-2ZM655 54v-8c-2-1-3-2-3-4l-3-1v-2l3-2v-3l3 2 3-2v5c4 1 9 1 13 0 2-3 2-7 0-11l2-1c3 5 2 10 0 14v13h-2l-1-8h-2v8h-2v-9h-7v9h-2v-8h-1v8ZM1120 46c-1-5 0-9 3-12-1-2-2-5-1-9l4 3c1-.3 3-.3 4 0l4-3c1 4 0 7-1 9 3 3 4 7 3 12 3 0 4-2 3-5 2 4 0 7-4 7h-12c-2 0-3-1-3-2ZM182 60v-8c-2-1-3-2-3-4l-3-1v-2l3-2v-3l3 2 3-2v5c4 1 9 1 13 0 2-3 2-7 0-11l2-1c3 5 2 10 0 14v13h-2l-1-8h-2v8h-2v-9h-7v9h-2v-8h-1v8Z';
