import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** What units carry. Distances in inches at 15 mm scale. */
export const weapons: GlossaryTranslations = {
  musket: {
    name: 'Mousquet',
    summary: 'Touche sur 3 à 6 jusqu’à 2″, et sur 5 et 6 jusqu’à 4″.',
  },
  rifle: {
    name: 'Fusil rayé',
    summary:
      'Touche sur 5 et 6 jusqu’à 4″, et sur 6 jusqu’à 6″. C’est aux joueurs de dire quelle infanterie légère a des fusils rayés.',
  },
  sabre: {
    summary:
      'Ses cavaliers ne combattent pas les carrés formés ; ils touchent les lanciers sur 5 et 6.',
  },
  lance: {
    summary:
      'Touche les hommes à pied sur 4 à 6, et ses cavaliers peuvent combattre les carrés formés à 2 de moins au dé.',
  },
  pike: {
    name: 'Pique',
    summary: 'L’arme des levées, qui n’ont aucun tir.',
  },
  'light-guns': {
    name: 'Pièces légères',
    summary:
      'Mitraille de 2d6 par pièce jusqu’à 7″, boulet jusqu’à 14″ ; une pièce ennemie est mise hors de service sur 12 avec deux dés.',
  },
  'medium-guns': {
    name: 'Pièces moyennes',
    summary:
      'Mitraille de 3d6 par pièce jusqu’à 8″, boulet jusqu’à 16″ ; une pièce ennemie est mise hors de service sur 11 ou 12 avec deux dés.',
  },
  'twelve-pounders': {
    name: 'Pièces de 12',
    summary:
      'Mitraille de 4d6 par pièce jusqu’à 10″, boulet jusqu’à 20″ ; une pièce ennemie est mise hors de service sur 10 à 12 avec deux dés.',
  },
  howitzers: {
    name: 'Obusiers',
    summary:
      'Mitraille de 4d6 chacun jusqu’à 8″, et obus entre 16″ et 24″. Un modèle en représente deux.',
  },
  'horse-guns': {
    name: 'Pièces à cheval',
    summary:
      'Se déplacent comme l’artillerie à cheval. La source ne dit pas comme quoi elles tirent : les chiffres des pièces légères et des pièces moyennes sont donc tous deux donnés.',
  },
};
