export const dev = () => 1; export const check = () => 1;
