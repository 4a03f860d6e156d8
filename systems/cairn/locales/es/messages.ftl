### Frases y palabras de Cairn.

cairn-about = Bosques oscuros, tres atributos, ataques que siempre aciertan y cicatrices

## Lo que se cuenta

cairn-hp = PG
cairn-damage = daño
cairn-str = FUE
cairn-dex = DES
cairn-wil = VOL
cairn-fatigue = Fatiga

## Salvaciones

cairn-save-critical-damage = contra daño crítico
cairn-save-morale = para seguir luchando
cairn-save-retreat = para escapar
cairn-save-acting-first = para actuar primero
cairn-save-casting = para controlar el conjuro
cairn-save-scar = tras la cicatriz
cairn-degree-passed = superada
cairn-degree-failed = fallida
cairn-result-passed = superada
cairn-result-failed = fallida

## Motivos

cairn-reason-save = salvación { DE($ability) }
cairn-reason-save-for = salvación { DE($ability) } { $purpose }
cairn-reason-natural-1 = un 1 siempre la supera
cairn-reason-natural-20 = un 20 siempre la falla
cairn-reason-impaired = debilitado: d4
cairn-reason-enhanced = potenciado: d12
cairn-reason-armor = armadura
cairn-reason-several-attackers = de varios atacantes solo cuenta el daño más alto
cairn-reason-against-detachment = debilitado contra un destacamento: d4
cairn-reason-by-detachment = potenciado por ser destacamento: d12
cairn-reason-critical-damage = daño crítico
cairn-reason-critical-drain = daño crítico { DE($weapon) }
cairn-reason-no-strength = sin FUE
cairn-reason-full-inventory = sin espacios libres
cairn-reason-scar-roll = cicatriz: { $scar }
cairn-reason-scar-changes = { $what } es ahora { $after } en vez { DE($before) }
cairn-reason-casts = lanzar { $spell }
cairn-reason-scroll-gone = el pergamino de { $spell } se ha gastado
cairn-reason-casting-goes-wrong = el conjuro sale mal
cairn-reason-recovers = se recupera
cairn-reason-first-aid = primeros auxilios { DE($who) }
cairn-reason-awake = despierta
cairn-reason-able-again = puede actuar otra vez
cairn-reason-morale-first = primera baja
cairn-reason-morale-half = la mitad ha caído
cairn-reason-morale-alone = sin nadie más y sin PG
cairn-reason-fled = huida
cairn-reason-routed = desbandada
cairn-reason-joined = se une
cairn-reason-acts-first = antes que los enemigos
cairn-reason-acts-after = demasiado despacio para actuar primero
cairn-reason-enemies = después de los jugadores
cairn-reason-late = demasiado despacio para actuar en la primera ronda
cairn-reason-fate-die = Dado del destino
cairn-reason-fate-good = el destino favorece a los jugadores
cairn-reason-fate-bad = el destino va contra los jugadores
cairn-reason-reaction = reacción
cairn-reason-one-side =
    solo { $which ->
        [players] pueden luchar los jugadores
        [enemies] pueden luchar los enemigos
       *[named] puede luchar { $side }
    }
cairn-reason-no-one = nadie puede luchar ya

## Cicatrices, por su número en la tabla del libro

cairn-scar-1 = cicatriz duradera
cairn-scar-2 = golpe estremecedor
cairn-scar-3 = vapuleo
cairn-scar-4 = miembro roto
cairn-scar-5 = enfermedad
cairn-scar-6 = herida desorientadora en la cabeza
cairn-scar-7 = tendón cortado
cairn-scar-8 = sordera
cairn-scar-9 = cerebro revuelto
cairn-scar-10 = amputación
cairn-scar-11 = herida mortal
cairn-scar-12 = condena

## Botones y menús

cairn-label-attack = Atacar
cairn-label-attack-target = Atacar { A($target) }
cairn-label-attack-tool = Atacar: { $tool }
cairn-label-attack-target-tool = Atacar { A($target) }: { $tool }
cairn-label-manner = { $attack } ({ $manner })
cairn-label-save = Salvación { DE($ability) }

## Rechazos: qué pasa y qué hacer

cairn-refused-already-acted = { $name } ya ha actuado este turno. Termina el turno con `/turn end`.
cairn-refused-no-spellbook = { $name } no tiene libro de conjuros ni pergamino. Elige otra acción.
cairn-refused-no-aid = { $name } no necesita primeros auxilios. Solo los necesita quien tiene daño crítico.
cairn-refused-no-slot = { $name } no tiene espacio libre para la Fatiga de conjurar. Suelta antes algo, o lee un pergamino.
cairn-refused-nothing-to-recover = { $name } no tiene nada que recuperar. Elige otra acción.
cairn-refused-one-target = { $weapon } solo alcanza a un objetivo. Elige uno.
cairn-refused-no-two-weapons = Para eso, { $name } necesita dos armas cuerpo a cuerpo de una mano. Ataca con una.
cairn-refused-already-has = { $name } ya tiene esto: { $condition }. Elige otra cosa.

## Lo que hace cada acción

cairn-brief-attack = Los ataques siempre aciertan. Tira el dado del arma y resta la armadura del objetivo. El objetivo pierde el resto en PG. En `how:`, puedes elegir enhanced (tira un d12), impaired (tira un d4) o two weapons.
cairn-brief-cast = Lee un conjuro de un libro. Siempre funciona y te da una Fatiga. Un pergamino no te da Fatiga, pero se gasta.
cairn-brief-retreat = Haz una salvación de DES para huir del combate, si hay un lugar seguro al que huir.
cairn-brief-aid = Estabiliza a alguien con daño crítico, para que no muera en una hora.
cairn-brief-recover = Recupera todos los PG perdidos. Solo pueden algunas criaturas.
cairn-brief-save = Tira un d20 cuando algo sea arriesgado. Si no sacas más que tu atributo, superas la salvación. Elige el atributo en `with:`.
cairn-brief-rest = Un momento de descanso devuelve los PG. Una noche también quita la Fatiga. Una semana también devuelve los atributos.
cairn-brief-die-of-fate = DJ: deja algo a la suerte. Tira un d6. Con 4 o más, va bien para los jugadores.
cairn-brief-reaction = DJ: tira 2d6 para ver cómo recibe un desconocido al grupo, de hostil a servicial.

## Lo que significa cada estado

cairn-brief-critical-damage = Solo puedes arrastrarte, y mueres en una hora sin primeros auxilios.
cairn-brief-stable = Estás fuera del combate, pero ya no te mueres. Un descanso te levanta.
cairn-brief-paralyzed = Tu DES es 0, así que no puedes actuar. Una semana de descanso la devuelve.
cairn-brief-delirious = Tu VOL es 0, así que no puedes actuar. Una semana de descanso la devuelve.
cairn-brief-deprived = No puedes recuperar PG ni atributos, y conjurar necesita una salvación de VOL. Una noche de descanso lo quita.
cairn-brief-doomed = Mueres si fallas tu próxima salvación contra daño crítico. Si la superas, se acaba la condena.
cairn-brief-impaired = Atacas desde una mala posición, así que tiras un d4 de daño.
cairn-brief-enhanced = Atacas desde una buena posición, así que tiras un d12 de daño.
cairn-brief-asleep = Tienes un sueño ligero. El DJ decide qué te despierta.
cairn-brief-charmed = Tratas a quien lanzó el conjuro como a un amigo.
cairn-brief-shielded = Los ataques mundanos no te hacen daño.
cairn-brief-scar = Un cambio que se queda. El número dice qué entrada de la tabla del libro es.

## Una línea sobre cada personaje prefabricado y criatura

cairn-brief-cleric = Un martillo de guerra, cota de malla y un símbolo sagrado.
cairn-brief-dowser = Encuentra lo oculto, con una hoz a mano.
cairn-brief-dwarf = De talla pequeña, terco y hecho de raíces y piñas.
cairn-brief-elf = Una espada elegante, un arco y un libro de encantos.
cairn-brief-fighter = Una guja para campo abierto, dos hojas para lo estrecho.
cairn-brief-friar = Agua bendita, hidromiel y un cetro pesado.
cairn-brief-knight = Malla, yelmo y una espada larga.
cairn-brief-magic-user = Dos libros de conjuros, un báculo y poco más.
cairn-brief-thief = Dos dagas y una salida.
cairn-brief-ranger = Un arco largo, una hachuela y paciencia.
cairn-brief-root-goblin = Débil a solas, así que nunca viene solo.
cairn-brief-hooded-man = Vigila el bosque y bebe almas.
cairn-brief-cobblehound = Un guardián de piedra. No puede correr, pero sí morder.
cairn-brief-wood-troll = Garras, dientes y heridas que se cierran.
cairn-brief-frost-elf = Frío, bello y longevo.
cairn-brief-boggart = Una molestia pequeña y peluda.
cairn-brief-bandit = Quiere tu bolsa y no tu vida.
cairn-brief-wolf = Flaco, hambriento y nunca solo.
cairn-brief-skeleton = Huesos en malla vieja. No se cansan.
cairn-brief-bandit-gang = Una turba con porras. Lucha como uno solo.

## Lo que hace cada ajuste

cairn-brief-setting-morale = Si los enemigos hacen una salvación de VOL con la primera baja y cuando cae la mitad. Un enemigo sin nadie más la hace con 0 PG.
cairn-brief-setting-auto-end = Si un turno termina solo tras su acción.

## La ficha en líneas cortas

cairn-sheet-abilities = Atributos
cairn-sheet-abilities-value = FUE { $STR }, DES { $DEX }, VOL { $WIL }
cairn-sheet-armor = Armadura
cairn-sheet-armor-value = { $armor } ({ $names })
cairn-sheet-weapons = Armas
cairn-sheet-weapon = { $name } ({ $dice })
cairn-sheet-spellbooks = Libros de conjuros
cairn-sheet-scroll = { $spell } (pergamino)
cairn-sheet-slots = Espacios
cairn-sheet-slots-value = { $used } de { $slots }

## El combate de práctica

cairn-practice-attack-title = Atacar
cairn-practice-attack-before = Los ataques siempre aciertan. Se tira el dado de tu arma y se resta la armadura del objetivo. Pulsa el ataque, y yo tiro.
cairn-practice-attack-after = Aciertas: { $harm }.
cairn-practice-weapons-title = Dos armas
cairn-practice-weapons-two = Dos armas
cairn-practice-weapons-one = Guja
cairn-practice-weapons-before = Con dos armas tiras los dos dados y cuenta el más alto. Un arma pesada tira un dado más grande.
cairn-practice-protection-title = Protección
cairn-practice-protection-before = Los PG son lo bien que evitas el daño. El daño de más quita FUE, y entonces una salvación de FUE decide si puedes seguir.
cairn-practice-learned = Los ataques siempre aciertan, así que lucha solo cuando haga falta. Los PG vuelven con un descanso corto. FUE no.
