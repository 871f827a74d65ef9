/** The report's stylesheet: the brand's colors, and one for each kind of file. Every color has a contrast of 3:1 to the background, in the light and the dark scheme. */
export const reportStyle = (fonts: string): string => `${fonts}
:root{--paper:#fbf5e6;--sheet:#fffdf7;--sunken:#f1e4c8;--rule:#d8c096;--ink:#2b1a10;--quiet:#5d4431;--orange:#a34a17;--olive:#4a5420;
--link:#8a3d12;--halo:#e9b44c;--line:#ecdfc2;--grid:#e6d6b4;--saved:#c9b27c;--area:#e5dfb9;--strong:#4a5420;
--html:#a34a17;--styles:#7d3c6b;--scripts:#2f5d73;--fonts:#8a6a00;--pictures:#6b7a35;--grew:#a34a17;--shrank:#4a5420;
--display:"Fraunces",Georgia,serif;--text:"Source Serif 4",Georgia,serif;color-scheme:light}
@media (prefers-color-scheme:dark){:root{--paper:#140e0a;--sheet:#1e160f;--sunken:#2f2419;--rule:#6b573f;--ink:#f1e6d0;--quiet:#c9b898;--orange:#f0a368;--olive:#9aa84f;
--link:#f0a368;--line:#3a2d20;--grid:#4d3e2e;--saved:#8d7a52;--area:#2f3318;--strong:#9aa84f;
--html:#d9783c;--styles:#b06a9c;--scripts:#5f9ab5;--fonts:#c9a02f;--pictures:#9aa84f;--grew:#d9783c;--shrank:#9aa84f;color-scheme:dark}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 var(--text)}
header,main,footer{max-width:86rem;margin:0 auto;padding:0 clamp(1rem,4vw,3rem)}
header{padding-top:3rem;border-top:.5rem solid var(--olive)}
h1,h2,.figure b{font-family:var(--display);font-weight:600;line-height:1.1;text-wrap:balance}
h1{font-size:clamp(2.1rem,1.4rem + 3vw,3.6rem);margin:0}
h2{font-size:clamp(1.4rem,1.1rem + 1.2vw,2rem);margin:0 0 .4rem}
p{max-width:62ch;margin:0 0 1rem}
.quiet,td small,footer{color:var(--quiet)}
a{color:var(--link)}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0;margin:1rem 0 0}
nav a{display:inline-block;padding:.25rem 0}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 6px var(--halo)}
.figures{display:flex;flex-wrap:wrap;gap:1px;margin:2rem 0 0;padding:0;background:var(--rule);border:1px solid var(--rule)}
.figure{flex:1 1 11.5rem;background:var(--sheet);padding:1.1rem 1.25rem;display:flex;flex-direction:column}
.figure dt{order:2;color:var(--quiet);font-size:.95rem;line-height:1.35}
.figure dd{margin:0}
.figure b{font-size:2.1rem;color:var(--orange)}
main>section{margin:3.5rem 0 0;padding:2rem 0 0;border-top:2px solid var(--ink);scroll-margin-top:1rem}
.pair{display:grid;gap:1.5rem 2.5rem;align-items:start}
@media (min-width:70rem){.pair{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}
.frame{overflow-x:auto;background:var(--sheet);border:1px solid var(--rule)}
.chart{width:100%;min-width:36rem;height:auto;display:block;padding:1rem .5rem .5rem;font-family:var(--text);overflow:visible}
.chart text{font-size:13px;fill:var(--ink)}.chart .tick{fill:var(--quiet);font-size:12px}.chart .label,.chart .end{dominant-baseline:central}
.chart .end{font-variant-numeric:tabular-nums}.grid{stroke:var(--grid);stroke-width:1}.mark{stroke:var(--ink);stroke-width:2;stroke-dasharray:5 3}
.bar{stroke:var(--sheet);stroke-width:.75}
.bar.HTML{fill:var(--html)}.bar.styles{fill:var(--styles)}.bar.scripts{fill:var(--scripts)}.bar.fonts{fill:var(--fonts)}.bar.pictures{fill:var(--pictures)}
.bar.one{fill:var(--strong)}.bar.two{fill:var(--saved)}.bar.grew{fill:var(--grew)}.bar.shrank{fill:var(--shrank)}
.area{fill:var(--area)}.line{fill:none;stroke:var(--strong);stroke-width:2.5}.point{fill:var(--strong);stroke:var(--sheet);stroke-width:1.5}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;margin:0 0 .75rem;padding:0;font-size:.95rem}
.legend svg{width:.9rem;height:.9rem;margin-right:.4rem;vertical-align:-.08rem}
.scroll{overflow:auto;max-height:46rem;border:1px solid var(--rule);background:var(--sheet)}
table{border-collapse:collapse;width:100%;font-size:.9rem;line-height:1.35}
caption{text-align:left;padding:.6rem .75rem;font-weight:600}
th,td{padding:.34rem .6rem;text-align:left;vertical-align:middle;border-top:1px solid var(--line)}
thead th{position:sticky;top:0;background:var(--sunken);border:0;font-weight:600;vertical-align:bottom}
tbody th{font-weight:400}
.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
td img{display:block;width:3rem;height:2.25rem;object-fit:cover;background:var(--sunken)}
summary{cursor:pointer;padding:.35rem 0;font-weight:600;width:fit-content}
details[open] summary{margin-bottom:.5rem}
.pair+.figures,p+.figures{margin:1rem 0}
.done{font-weight:600;color:var(--olive)}
footer{padding-top:3rem;padding-bottom:3rem;font-size:.95rem}
@media (forced-colors:active){.bar,.area,.line,.point,.legend svg{forced-color-adjust:none}.chart text{fill:CanvasText}.grid,.mark{stroke:CanvasText}}
@media print{.chart{min-width:0}.scroll{max-height:none;overflow:visible}main>section{break-inside:avoid-page}nav{display:none}}
`;
