/** What the reading of lists, texts and events says in few words, in French, by its English. */
const known: Readonly<Record<string, string>> = {
  'a field has a wrong value': 'un champ a une mauvaise valeur',
  'it holds the rules of an event, for the check desk':
    'il contient les règles d’un événement, pour le bureau de contrôle',
  'it is a backup with no list in it': 'c’est une sauvegarde sans liste',
  'it is a packed file or an office document; unpack it, or copy the text out of it':
    'c’est un fichier compressé ou un document bureautique ; décompressez-le, ou copiez-en le texte',
  'it is a packed file; unpack it first': 'c’est un fichier compressé ; décompressez-le d’abord',
  'it is a picture; read a code in it with the camera of a phone':
    'c’est une image ; lisez-y un code avec l’appareil photo d’un téléphone',
  'it is a web page, or a file of another program':
    'c’est une page web, ou un fichier d’un autre programme',
  'it is a zip that was cut short or damaged': 'c’est un zip tronqué ou endommagé',
  'it is a zip with nothing in it': 'c’est un zip vide',
  'it is an office document; copy the text out of it':
    'c’est un document bureautique ; copiez-en le texte',
  'it is empty': 'il est vide',
  'it is locked with a password': 'il est protégé par un mot de passe',
  'it is no JSON': 'ce n’est pas du JSON',
  'it is no backup': 'ce n’est pas une sauvegarde',
  'it is no text': 'ce n’est pas du texte',
  'it is packed in a way that is not read here; unpack it first':
    'il est compressé d’une manière qui n’est pas lue ici ; décompressez-le d’abord',
  'its JSON is damaged or cut short': 'son JSON est endommagé ou tronqué',
  'its brackets are nested too deeply': 'ses parenthèses sont trop imbriquées',
  'its code is of another kind or damaged': 'son code est d’une autre sorte ou endommagé',
  'it is a PDF that carries none, as only rosters printed by Muster Roll do':
    'c’est un PDF qui n’en contient pas : seules les listes imprimées par Muster Roll en contiennent',
  'its code is cut short': 'son code est tronqué',
  'its code holds more than a list may have': 'son code contient plus qu’une liste ne peut avoir',
  'its code has wrong or missing characters': 'son code a des caractères faux ou manquants',
  'its code is that of an event': 'son code est celui d’un événement',
  'its code is that of a list': 'son code est celui d’une liste',
  'no line of it names a ruleset or holds a code':
    'aucune de ses lignes ne nomme un jeu de règles ni ne contient de code',
  'no line of it names a ruleset': 'aucune de ses lignes ne nomme un jeu de règles',
  'the zip that holds it was cut or changed': 'le zip qui le contient a été coupé ou modifié',
  'there is no code in it': 'il ne contient pas de code',
  'what the PDF carries of it was cut or changed':
    'ce que le PDF en contient a été coupé ou modifié',
};

/** The same where a number or a name stands in it. */
const patterns: readonly (readonly [RegExp, (part: string) => string])[] = [
  [/^it holds more than (.+) lists$/, (most) => `il contient plus de ${most} listes`],
  [/^it is a zip of more than (.+) files$/, (most) => `c’est un zip de plus de ${most} fichiers`],
  [
    /^it unpacks to more than (.+) times its size$/,
    (times) => `décompressé, il dépasse ${times} fois sa taille`,
  ],
  [
    /^it does not say that its format is "(.+)"$/,
    (format) => `il ne dit pas que son format est «\u202f${format}\u202f»`,
  ],
  [/^(.+) with newer rosters$/, (version) => `${version} avec des catalogues plus récents`],
];

/**
 * A detail of an error in French. Paths of fields and what is wrong with their values are for those
 * who write files by hand, and stay as docs/list-file.md has them.
 */
export function detailInFrench(detail: string): string {
  const told = known[detail];
  if (told !== undefined) return told;
  for (const [pattern, tell] of patterns) {
    const [, part] = pattern.exec(detail) ?? [];
    if (part !== undefined) return tell(part);
  }
  return detail;
}
