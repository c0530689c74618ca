import type { In } from '../language/area';
import { listed } from '../language/plural';
import type { sealsWords } from './words';

export const french: In<typeof sealsWords> = {
  title: 'Listes scellées',
  description:
    'Deux joueurs échangent d’abord les codes de leurs listes, et les montrent plus tard. Une liste modifiée entre-temps a un autre code.',
  help: 'Échangez d’abord les codes de vos listes, et montrez-les quand chacun a le sien. Une liste modifiée entre-temps a un autre code, et cet appareil le dit.',
  insecure:
    'Sceller demande une page reçue par https. À cette adresse, le navigateur n’offre pas ce qu’il faut.',
  unreadable: 'Ce qui est conservé ici n’a pas pu être lu. Rechargez cette page.',
  damaged: {
    text: 'Une liste scellée ou un code est illisible. Ce qui en est enregistré est endommagé. Cela reste tel quel\u202f; enregistrez-le dans un fichier, pour qu’on puisse le réparer.',
    fileName: 'sceau endommagé.json',
  },
  seal: {
    title: 'Sceller',
    text: 'Vous lie à la liste telle qu’elle est, sans la montrer\u202f: donnez le code à votre adversaire, et révélez la liste quand vous avez le sien.',
    make: 'Sceller cette liste',
    making: 'Scellement…',
    failed: 'Elle n’a pas pu être scellée.',
    done: 'La liste est scellée.',
    kept: (link) => (
      <>
        Cette liste est scellée telle qu’elle est, quoi que vous y changiez ensuite. Elle se trouve
        parmi vos {link('listes scellées')}, d’où vous la révélez.
      </>
    ),
    unknownFields:
      'Les parties de cette liste écrites par un Muster Roll plus récent ne sont pas dans le code, et ne sont pas scellées.',
  },
  code: {
    label: 'Code de la liste scellée',
    scan: 'Code QR',
    scanLabel: 'Code QR de la liste scellée',
    message: (code) => `Le code de ma liste scellée\u202f: ${code}`,
  },
  own: {
    title: 'Vos listes scellées',
    none: 'Aucune pour l’instant. Ouvrez une liste, touchez Partager, et scellez-la là.',
    sealed: (day) => `Scellée le ${day}`,
    reveal: 'Révéler',
    revealNamed: (name) => `Révéler ${name}`,
    remove: 'Supprimer',
    removeNamed: (name) => `Supprimer le sceau de ${name}`,
    removed: (name) => `Le sceau de ${name} est supprimé.`,
  },
  reveal: {
    title: (name) => `Révéler ${name}`,
    text: 'Qui l’ouvre voit la liste telle qu’elle fut scellée, et son appareil dit si son code est celui que vous avez donné.',
    link: 'Lien qui révèle la liste',
    scanLabel: 'Code QR qui révèle la liste',
    tooLong:
      'Cette liste est trop longue pour un code lisible par un appareil photo. Envoyez le lien ou le fichier.',
    file: 'Enregistrer le fichier',
    look: 'La regarder',
    lookNamed: (name) => `Regarder ${name} telle qu’elle fut scellée`,
  },
  kept: {
    title: 'Codes des autres',
    none: 'Aucun pour l’instant. Gardez le code que votre adversaire vous donne.',
    who: 'De qui est la liste',
    code: 'Code',
    codeHelp: 'Tapez-le, collez le message qui le contient, ou ouvrez le lien.',
    keep: 'Garder le code',
    keptOn: (day) => `Gardé le ${day}`,
    waits: 'Attend sa liste',
    opened: (day) => `Révélée le ${day}\u202f: c’est la liste scellée`,
    look: 'La regarder',
    lookNamed: (name) => `Regarder la liste de ${name}`,
    open: 'Ouvrir la liste',
    openNamed: (name) => `Ouvrir la liste de ${name}`,
    remove: 'Supprimer',
    removeNamed: (name) => `Supprimer le code de ${name}`,
    removed: (name) => `Le code de ${name} est supprimé.`,
    done: (name) => `Le code de ${name} est gardé.`,
  },
  faults: {
    who: 'Dites de qui est la liste.',
    whoLong: (most) => `${most} caractères au plus.`,
    letters: 'Il y a ici des caractères qu’aucun code n’a.',
    length: 'Un code a 21 lettres et chiffres\u202f: il en manque ici, ou il y en a trop.',
    check: 'Il y a une faute de frappe dans ce code\u202f: ses lettres ne s’accordent pas.',
    yours: 'C’est le code d’une de vos propres listes.',
    twice: (name) => `C’est le code que vous gardez de ${name}.`,
  },
  notStored: 'L’enregistrement n’a pas pu se faire.',
  undo: 'Annuler',
  proof: {
    label: 'Ce que prouve cette liste',
    looking: 'Vérification du sceau…',
    kept: (name, day) => (
      <>
        <b>C’est la liste qui a été scellée.</b> Son code est celui de {name}, que vous avez gardé
        le {day}&#8239;: rien n’y a changé depuis.
      </>
    ),
    own: (day) => (
      <>
        <b>Vous avez scellé cette liste vous-même,</b> le {day}. Rien n’y a changé depuis.
      </>
    ),
    other: (names) =>
      names.length === 1 ? (
        <>
          <b>Cette liste n’est pas celle qui a été scellée.</b> Le code que vous gardez de{' '}
          {names[0]} est celui d’une autre liste, ou celle-ci a été modifiée.
        </>
      ) : (
        <>
          <b>Cette liste n’est aucune de celles qui ont été scellées.</b> Les codes que vous gardez
          de {listed('fr', names)} sont ceux d’autres listes, ou celle-ci a été modifiée.
        </>
      ),
    nothingKept: (code, link) => (
      <>
        <b>Aucun de vos codes ne correspond à cette liste.</b> Elle a été scellée avec le code{' '}
        {code}, et aucun n’attend parmi vos {link('listes scellées')}.
      </>
    ),
    damaged:
      'La partie du lien qui prouve quelque chose est endommagée\u202f: impossible de dire si c’est la liste qui a été scellée.',
    newer:
      'Un Muster Roll plus récent a scellé cette liste\u202f: rechargez cette page pour la vérifier.',
    failed: 'Impossible de savoir si c’est la liste qui a été scellée.',
  },
};
