import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** Rules of play that items, special rules and tables refer to. */
export const play: GlossaryTranslations = {
  'half-range': {
    name: 'Demi-portée',
    summary:
      'Une cible plus proche que la moitié de la portée de l’arme est touchée sur 1 de moins et avec la Force la plus élevée. Une pièce gagne un second +1 en deçà du quart de sa portée ; les fusées ne gagnent rien.',
  },
  'movement-penalty': {
    name: 'Pénalité de mouvement',
    summary:
      'La part de son mouvement à laquelle une figurine renonce pour tirer : un quart avec l’arc, la moitié avec le mousquet, la carabine, le fusil à salve ou le pistolet, la totalité avec le fusil rayé, la carabine rayée ou le tromblon.',
  },
  'loading-first': {
    name: 'Se déplacer et tirer',
    summary:
      'Les porteurs de fusil rayé et les cavaliers peuvent passer un tour à charger leur arme, sans se déplacer, tirer ni se battre. Au tour suivant, ils tirent et peuvent encore faire jusqu’à la moitié de leur mouvement.',
  },
  'cavalry-shooting': {
    name: 'Cavalerie et tir',
    summary:
      'Les cavaliers ne tirent que s’ils restent sur place ; avec un arc ou un pistolet, ils font encore la moitié de leur mouvement. Ils n’ont ni Mousquet, ni Fusil rayé, ni Paire de pistolets.',
  },
  scatter: {
    name: 'Dispersion',
    summary:
      'Une distance en pouces. Chaque touche d’une arme qui en a une donne lieu à un jet sur le tableau de dispersion et peut frapper une autre figurine aussi proche, à 45 degrés de côté au plus ; dans les grandes parties, les armes portatives se passent de ce jet et touchent en revanche sur 1 de plus.',
  },
  'in-the-way': {
    name: 'Sur la trajectoire !',
    summary:
      'Un couvert entre le tireur et la cible peut arrêter le tir, selon un jet fixé par sa nature. Chaque camp peut toucher ses propres hommes ; les armes à feu tirent par-delà deux amis, mais l’arc, le tromblon et le fusil à salve par-delà un seul.',
  },
  'wall-of-spears': {
    name: 'Mur de lances',
    summary:
      'Un cavalier teste sa Bravoure pour charger au moins deux hommes armés de lances d’infanterie. Le défenseur jette alors un dé : s’il est inférieur au meilleur Combat parmi eux, chacun après le premier inflige au cheval une touche automatique de Force 4, à moins qu’une lance de cavalerie ne l’annule.',
  },
  'loose-mounts': {
    name: 'Montures sans cavalier',
    summary:
      'Un cheval sans cavalier ni Attaques reste sur place et teste sa Bravoure à chaque tour, s’emballant vers le bord le plus proche quand il échoue. À 2″ ou moins de son cavalier, ou d’un homme du même genre, il réussit.',
  },
  'sphere-of-influence': {
    name: 'Sphère d’influence',
    summary:
      'À 6″ ou moins d’un simple soldat ou d’un sous-officier, ou à 12″ d’un officier, de rang égal ou supérieur, au début de son tour, un homme a +1 en Bravoure ; plusieurs comptent pour un. Autour de qui a raté un test pour une force rompue, les rangs inférieurs ont au contraire −1.',
  },
  broken: {
    name: 'Force rompue',
    summary:
      'Les figurines qui ratent leur test dans une force rompue ne sont pas retirées aussitôt, mais courent vers le bord le plus proche et ne portent aucun coup en chemin.',
  },
  alone: {
    name: 'Isolé',
    summary:
      'Sans ami à 6″ ou moins au début de son tour, une figurine teste sa Bravoure. Si elle échoue, un dé l’envoie courir vers le bord le plus proche (1 à 3) ou vers son ami le plus proche (4 à 6).',
  },
  'stand-fast': {
    name: 'Tenez bon !',
    summary:
      'Comme dans le livre de règles de base, sauf que l’appel d’un sous-officier porte à 3″ et que les sous-officiers peuvent eux aussi profiter de celui d’un officier.',
  },
  'dive-for-cover': {
    name: 'À couvert !',
    summary:
      'Un homme qui survit à la touche d’un tir, ou voit un tir tuer quelqu’un à 3″ ou moins, teste sa Bravoure. S’il échoue, il court aussitôt un mouvement complet vers un couvert, ou se couche derrière celui qu’il a, et ne fait rien d’autre ce tour-ci ; les cavaliers mettent pied à terre.',
  },
  helmet: {
    name: 'Casque',
    summary:
      'Une figurine sculptée avec un casque ignore une blessure sur un 6, comme le ferait un point de Destin. Il ne protège pas du boulet ou de l’obus qui la frappe, seulement de l’explosion alentour.',
  },
};
