import type { ReadErrorCode } from '../../roster/read-error';
import type { Form } from '../found';

/** The French of `wayOn`: what whoever has an unreadable input can do about it. */
export function wayOn(code: ReadErrorCode, form: Form): string {
  switch (code) {
    case 'not-found':
      return 'Choisissez-le de nouveau : il a pu être déplacé ou renommé.';
    case 'too-large':
      return 'Les listes sont bien plus petites : c’est autre chose.';
    case 'not-a-list':
      return form === 'code'
        ? 'Demandez à qui l’a envoyé le lien entier, ou un fichier.'
        : 'Ce qui s’importe : fichiers de liste (*.muster.json), sauvegardes, liens, listes en texte, et PDF de feuilles d’armée imprimées ici.';
    case 'unsupported-version':
    case 'unknown-ruleset':
    case 'unknown-nation':
      return 'Elle vient peut-être d’un Muster Roll plus récent : rechargez cette page quand il y a une connexion, puis réessayez.';
    case 'invalid-list':
      return form === 'code'
        ? 'Les messageries coupent parfois les liens : copiez-le de nouveau en entier, ou demandez un fichier.'
        : 'Demandez à qui l’a faite une autre copie, ou un lien.';
  }
}
