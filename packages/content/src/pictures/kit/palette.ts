/** The colors of a picture: a ground of four tones from far to near, one color for the focus and one bright accent. */
export interface Palette {
  sky: string;
  far: string;
  mid: string;
  near: string;
  main: string;
  accent: string;
}

export const paper = '#f7efe0';
export const cream = '#fdf8ee';
export const ink = '#2b2a33';
export const wood = '#b98255';
export const woodDark = '#8a5a3b';
export const leafGreen = '#5c8a57';
export const leafDark = '#2f5d46';
export const skins = ['#f3c9a5', '#e0a87e', '#c98a5e', '#9a6240', '#6f432c', '#f7d8bd'] as const;
export const hairs = ['#2b2a33', '#5a3825', '#8c5a2e', '#c58a3d', '#3b2a24', '#b9b2a6'] as const;

const tones = (
  sky: string,
  far: string,
  mid: string,
  near: string,
  main: string,
  accent: string,
): Palette => ({ sky, far, mid, near, main, accent });

/** One palette for each section of the magazine, and its evening. */
export const palettes = {
  family: tones('#f6dcc4', '#e9b294', '#d9805f', '#9f4638', '#2f5d62', '#f2b63c'),
  health: tones('#dcece3', '#acd2bf', '#6fae96', '#2c7362', '#e2704f', '#f6c453'),
  behavior: tones('#f4e5bf', '#e8c77f', '#d5a048', '#8f5d20', '#3d5a80', '#e4572e'),
  learning: tones('#d9e6f1', '#a8c4dd', '#6392bd', '#2a5a88', '#f0a94a', '#e4572e'),
  food: tones('#fbe8d2', '#f5c598', '#e8935a', '#ad4f27', '#5b8c4a', '#d7363d'),
  news: tones('#ebe6d6', '#cdc5aa', '#919d80', '#496352', '#b23a48', '#f2b63c'),
  world: tones('#d2e8eb', '#94c6cd', '#4f9aa7', '#1e5a69', '#e9a23b', '#d1495b'),
  politics: tones('#e2e6ec', '#b8c1cf', '#7b8ba6', '#3b4c6c', '#c8553d', '#f2c14e'),
  business: tones('#e7ecd7', '#c3d29d', '#8eaa58', '#4b6a28', '#25424c', '#f2b134'),
  technology: tones('#d8edec', '#9dd1d0', '#4ea5a9', '#1b656d', '#f26b4e', '#ffd166'),
  home: tones('#f6e3d7', '#e4b9a1', '#c1836a', '#784637', '#4b7f7a', '#f4c95d'),
  sports: tones('#dcf0d6', '#abd49c', '#63b05e', '#29743b', '#e4572e', '#ffd23f'),
  culture: tones('#f5dcd9', '#e5a9a6', '#cb666e', '#852d42', '#2d4f6c', '#f2b84b'),
  lifestyle: tones('#f8e7d9', '#f0c5a7', '#de9474', '#9c4e3c', '#3f7d6e', '#f5c04a'),
  opinion: tones('#f0e9dd', '#d9c7ab', '#ad926c', '#665035', '#b5402f', '#e9b44c'),
  community: tones('#e2ecde', '#b9d5ad', '#7eaf79', '#39694a', '#d9683c', '#f3c34f'),
  night: tones('#22304d', '#2f4166', '#42598a', '#151e33', '#e8845a', '#f6d98a'),
  dusk: tones('#f2b48c', '#d97f6c', '#8d5a6b', '#3c3a5a', '#f6d98a', '#fbeecb'),
} satisfies Record<string, Palette>;
