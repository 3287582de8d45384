/** The characters of an edition in English, from which a title picks what each cut of its fonts carries. */
export const characters = {
  letters:
    'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 \u00A0!"#$%&\'()*+,-./:;<=>?@[]_`{|}~',
  signs: '“”‘’–—…→←©®™°·•×½¼€£§',
  accents: 'éèêëàâäáãåçïîíñóôöøúûüßæœÉÖÜ',
  punctuation: '“”‘’–—…',
} as const;
