export const test = () => 1; export const check = () => 1;
