/** The characters of an English edition, from which a title selects those of each font cut. */
export const characters = {
  letters:
    'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 \u00A0!"#$%&\'()*+,-./:;<=>?@[]_`{|}~',
  signs: '“”‘’–—…→←©®™°·•×½¼€£§',
  accents: 'éèêëàâäáãåçïîíñóôöøúûüßæœÉÖÜ',
  punctuation: '“”‘’–—…',
} as const;
