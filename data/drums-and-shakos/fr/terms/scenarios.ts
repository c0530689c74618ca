import type { GlossaryTranslation } from '@/lib/roster/glossary';
import type { ScenarioId } from '../../scenarios';

/** The printed scenarios; what each side may spend is added from their data. */
export const scenarios: Readonly<Record<ScenarioId, GlossaryTranslation>> = {
  'forlorn-hope': {
    name: 'Les enfants perdus',
    summary:
      'Des volontaires munis de quatre échelles donnent l’assaut à un pan d’un petit fort ; la moitié de la garnison, arrondie à l’inférieur, tient les murs, et l’Officier attend à l’intérieur avec le reste. L’attaquant l’emporte quand la garnison se rend : la moitié en est perdue, et assez d’assaillants sont dans les murs.',
  },
  'foraging-mission': {
    name: 'Mission de fourrage',
    summary:
      'Au crépuscule, quand nul ne voit plus loin que deux fois la distance Longue, des maraudeurs sortent des bois pour s’emparer de bétail parqué. Six défenseurs montent la garde ; leur Officier, le Sous-officier s’il y en a un et tous les autres commencent sous la tente.',
  },
  'assault-at-the-farm': {
    name: 'L’assaut de la ferme',
    summary:
      'L’attaquant, parti à distance Longue du bord sud, doit prendre une ferme au milieu des bois, qui commande un pont. La moitié des défenseurs commence dans la cour close et les autres sur la rive nord ; ceux qui ratent leur moral courent à la ferme.',
  },
};
