import type { KitWords } from '../speech/kit-words';
import { describeAllowed, describeCarriers, describeCovers, shown } from './figures';
import {
  adjective,
  agreed,
  count as countOf,
  de,
  join,
  joinByWho,
  joinSome,
  masculine,
  numeral,
  number,
  quoted,
  sentence,
  son,
  times,
  un,
} from './french';

const profile = masculine('profil');

/** The sentences of the kit's rules in French. */
export const kit: KitWords = {
  contract: 'Muster Roll, fichier de liste',
  listed: 'Les options indiquées avec le profil',
  unknownProfile: {
    summary: 'Chaque entrée nomme un profil du jeu de règles.',
    message({ profiles }) {
      const n = profiles.length;
      const kept = n > 1 ? 'Conservés tels quels, comptés' : 'Conservé tel quel, compté';
      return `${adjective('Absent', n, profile)} de ce catalogue\u202f: ${joinSome(profiles.map(quoted))}. ${kept} pour rien.`;
    },
    reason: () => 'Absent de ce catalogue',
  },
  unknownOption: {
    summary: 'Un profil ne prend que les options de son entrée.',
    message: ({ of }) =>
      `Non proposé\u202f: ${joinByWho(of, ({ option, name }) => name ?? quoted(option))}.`,
    reason: () => 'Une option non proposée',
  },
  settingInvalid: {
    summary: 'Les réglages ont des valeurs que le jeu de règles admet.',
    message: ({ names }) =>
      names.length === 1
        ? `Un réglage a une valeur que ce jeu de règles n’admet pas\u202f: ${join(names)}. La valeur par défaut est utilisée.`
        : `Des réglages ont une valeur que ce jeu de règles n’admet pas\u202f: ${join(names)}. Les valeurs par défaut sont utilisées.`,
  },
  unknownSetting: {
    summary: 'Les réglages sont ceux du jeu de règles.',
    message: ({ names }) =>
      `Ce jeu de règles n’a pas de réglage ${joinSome(names.map(quoted), 'or')}\u202f: ${adjective('conservé', names.length, profile)}, mais sans effet.`,
  },
  capUnused: {
    summary: 'Un jeu de règles sans points n’utilise pas de plafond.',
    message: ({ cap }) =>
      `Le plafond de ${number(cap)} n’est pas utilisé\u202f: ce jeu de règles n’a pas de points.`,
  },
  attributeInvalid: {
    summary: 'Une unité n’est décrite que par les attributs de son profil.',
    mends: 'corrige ce qui décrit mal une unité',
    message({ unknown, invalid }) {
      const parts = [
        ...(unknown.length > 0
          ? [`attribut inconnu ici\u202f: ${joinByWho(unknown, ({ name }) => quoted(name))}`]
          : []),
        ...(invalid.length > 0
          ? [
              `valeur non admise\u202f: ${joinByWho(
                invalid,
                ({ label, given, allowed }) =>
                  `${label} ${shown(given)} (attendu\u202f: ${describeAllowed(allowed)})`,
              )}`,
            ]
          : []),
      ];
      return `${sentence(parts.join(' ; '))}.`;
    },
    reason: ({ invalid }) =>
      invalid.length > 0 ? 'Une valeur non admise' : 'Un attribut qu’il n’a pas',
  },
  attributeMissing: {
    summary: 'Une unité indique ce que son profil demande.',
    mends: 'indique ce qui manquait',
    message: ({ of }) =>
      `Reste à indiquer\u202f: ${joinByWho(of, ({ label, allowed }) => `${label} (${describeAllowed(allowed)})`)}.`,
    reason: ({ of }) => `${of[0]?.label ?? 'Une valeur'}\u202f: reste à indiquer`,
  },
  attributeRange: (summary) => ({
    summary,
    message: ({ of }) =>
      `Hors limites\u202f: ${joinByWho(
        of,
        ({ label, value, allowed, isAside }) =>
          `${label} ${number(value)} (attendu\u202f: ${describeAllowed(allowed)}${isAside ? ', selon notre interprétation' : ''})`,
      )}.`,
    reason: () => 'Une valeur hors limites',
    mends: 'ramène les valeurs dans leurs limites',
  }),
  atLeastOne(of) {
    const names = join(of.map(un), 'or');
    return {
      summary: `Une liste a au moins ${names}.`,
      reason: () => 'Personne ne commande encore',
      mends: 'donne quelqu’un pour commander',
      message: () => `Personne ne commande\u202f: il faut au moins ${names} dans la liste.`,
    };
  },
  atMost({ max, name }) {
    const most = numeral(max, name);
    const allowed = adjective('admis', max, name);
    return {
      summary: `Une liste a au plus ${most} ${agreed(max, name)}.`,
      message: ({ count }) =>
        `${sentence(numeral(count, name))} ${agreed(count, name)}\u202f: ${
          max === 1
            ? `${most} ${adjective('seul', 1, name)} est ${allowed}`
            : `${most} seulement sont ${allowed}`
        }.`,
      mends: `ne laisse ${max === 1 ? 'qu’' : 'que '}${most} ${agreed(max, name)}`,
      reason: () =>
        max === 1
          ? `${sentence(most)} ${adjective('seul', 1, name)} ${name.one} est ${allowed}`
          : `${sentence(most)} ${name.many} seulement sont ${allowed}`,
    };
  },
  carriage: ({ summary, says, reason }) => ({
    summary,
    message: ({ of }) => `${describeCarriers(of, says)}.`,
    reason: () => reason,
  }),
  companion: ({ name, needsName, because }) => ({
    summary: `${sentence(un(name))} a besoin ${de(un(needsName))}\u202f: ${because}.`,
    message: () => `${sentence(un(name))} sans ${needsName.one}\u202f: ${because}.`,
    reason: () => `A besoin ${de(un(needsName))}`,
  }),
  lone: (trait) => ({
    summary: `Les figurines ${trait} ne se groupent qu’entre elles.`,
    message: ({ name }) =>
      `${name} est la seule figurine ${trait}, et de telles figurines ne se groupent qu’entre elles.`,
  }),
  emptyList: (what) => ({
    summary: `Une liste a ${what}.`,
    mends: 'commence la liste',
    message: () => 'Personne n’a encore été enrôlé.',
  }),
  groupAtMost: ({ max, counted: kinds, name, limit }) => ({
    summary: `${sentence(limit)}.`,
    message: ({ group, has }) =>
      `${group} a ${join(
        has.map((one) =>
          countOf(one.count, one.name, kinds.find((kind) => kind.one === one.name)?.many),
        ),
      )}\u202f: ${limit}.`,
    reason({ has }) {
      const over = kinds.filter(({ one }) => has.some((its) => its.name === one));
      const names = join(
        over.map((of) => agreed(max, of)),
        'or',
      );
      return `Au plus ${numeral(max, over[0])} ${names} par ${name.one}`;
    },
    mends: `ramène ${un(name)} à sa taille`,
  }),
  groupNeeds: ({ name, needsName, because }) => ({
    summary: `${sentence(un(name))} a ${un(needsName)}\u202f: ${because}.`,
    message: ({ group }) => `${group} n’a pas ${de(needsName.one)}\u202f: ${because}.`,
    reason: () => `A besoin ${de(un(needsName))}`,
    mends: `donne à ${un(name)} ${son(needsName)}`,
  }),
  stands: {
    summary:
      'Les alliances historiques s’appliquent : certaines nations ne figurent jamais dans une même liste.',
    message: ({ nations, alone }) =>
      `${alone} d’un côté, ${join(nations)} de l’autre\u202f: ces nations étaient ennemies et ne peuvent pas figurer dans une même liste.`,
    reason: ({ alone }) => `${alone}\u202f: seule contre toutes les autres nations`,
  },
  mixedNations: {
    summary:
      'Des nations alliées peuvent être mêlées ; les joueurs conviennent du trait national qui s’applique.',
    message: ({ nations }) =>
      `${join(nations)} dans une même liste\u202f: convenez du trait national qui s’applique.`,
  },
  noneOfOwn: {
    summary: 'Une liste a des figurines de sa propre nation.',
    message: ({ nation }) =>
      `La nation de la liste est ${nation}, et aucune de ses figurines n’en est.`,
  },
  foreigners: {
    summary: 'Une liste n’a que des profils de sa nation, sauf alliés convenus.',
    message: ({ nations }) =>
      `Profils d’une autre nation\u202f: ${join(nations)}. La source ne dit rien des forces mixtes.`,
    reason: () => 'D’une autre nation',
  },
  allies: {
    summary: 'Les contingents alliés sont convenus entre les joueurs.',
    message: ({ nations }) =>
      `Contingent allié (${join(nations)})\u202f: la source ne dit rien des forces mixtes, convenez-en.`,
  },
  typesOpen: {
    summary:
      'Chaque type de troupe de la liste a un officier ou sous-officier de son type, ou une personnalité qui en tient lieu.',
    message: ({ types, covers }) =>
      `Ni officier ni sous-officier pour ${types.length === 1 ? 'ce type' : 'ces types'}\u202f: ${join(types)}.${describeCovers(covers)}`,
    mends: 'donne un chef à chaque type de troupe',
    reason: () => 'Ni officier ni sous-officier de son type',
  },
  typesUnavailable: {
    summary:
      'Un type de troupe dont le catalogue publié n’a ni officier ni sous-officier ne peut pas être mené comme la règle le demande : les joueurs en conviennent.',
    message: ({ types, covers }) =>
      `Ni officier ni sous-officier au catalogue publié pour ${types.length === 1 ? 'ce type' : 'ces types'}, et personne n’en tient lieu\u202f: ${join(types)}. Convenez-en.${describeCovers(covers)}`,
    reason: () => 'Ni officier ni sous-officier à son catalogue',
  },
  typesLed: 'Types de troupe menés',
  optionLimit: {
    summary: 'Une figurine prend une option une seule fois, sauf indication contraire.',
    message: ({ of }) =>
      `Plus d’une fois par figurine\u202f: ${joinByWho(of, ({ option, quantity }) => `${option} ${times(quantity)}`)}.`,
    reason: () => 'Une option prise plus d’une fois',
  },
  replacementConflict: {
    summary: 'Un objet porté ne peut être remplacé que par un seul autre.',
    message: ({ of }) =>
      `Remplacé deux fois\u202f: ${joinByWho(of, ({ options, item }) => `${item} (${join(options)})`)}.`,
    reason: ({ of }) => `${of[0]?.item ?? 'Cet objet'} est déjà remplacé`,
  },
  pointsCap: {
    summary: 'Les points de toutes les figurines réunies ne dépassent pas le plafond.',
    message: ({ points, cap, over }) =>
      `${countOf(points, 'point')} sur ${number(cap)}\u202f: ${number(over)} de trop.`,
    mends: 'ramène les points sous le plafond',
    reason: ({ over }) => `Serait de ${countOf(over, 'point')} au-dessus du plafond`,
  },
  pointsLeft: {
    summary: 'Les points restants permettraient encore un achat.',
    message: ({ left, name, points }) =>
      `Il reste ${countOf(left, 'point')}\u202f: de quoi ajouter ${name} (${countOf(points, 'point')}).`,
  },
  together: ({ summary, message }) => ({ summary, message: () => message }),
  unique: {
    summary: 'Une personne nommée ne figure qu’une fois dans une liste.',
    message: ({ names }) =>
      `${join(names)}\u202f: une seule fois par liste, car la source nomme des personnes.`,
    mends: 'ne laisse chaque personne qu’une fois',
    reason: () => 'Une personne nommée, déjà dans la liste',
  },
};
